window.atelierE2eEditor = Boolean(
	window.wp.hooks && window.wp.data.select( 'core' )
);
