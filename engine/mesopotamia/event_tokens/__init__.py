"""M14: Event tokens on the map, what they do when turned, and six rounds long."""
