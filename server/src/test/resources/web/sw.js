// In the real build: the service worker of the page.
