jQuery( () => {
	document.documentElement.dataset.found = typeof lodash.map;
} );
