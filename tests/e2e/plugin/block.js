window.wp.blocks.registerBlockType( 'atelier-e2e/greeting', {
	apiVersion: 3,
	title: 'Greeting',
	category: 'widgets',
	edit: () =>
		window.wp.element.createElement(
			'p',
			window.wp.blockEditor.useBlockProps(),
			window.atelierE2eBlockText
		),
	save: () => null,
} );
