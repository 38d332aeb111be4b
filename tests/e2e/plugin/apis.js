/**
 * Extensions of blocks and the editor by plugins, through WordPress's public APIs.
 */
( ( {
	blockEditor,
	blocks,
	commands,
	data,
	editor,
	element,
	hooks,
	plugins,
	richText,
} ) => {
	const { createElement: create, Fragment } = element;

	richText.registerFormatType( 'atelier-e2e/shout', {
		title: 'Shout',
		tagName: 'strong',
		className: 'atelier-e2e-shout',
		edit: ( { isActive, onChange, value } ) =>
			create( blockEditor.RichTextToolbarButton, {
				icon: 'megaphone',
				title: 'Shout',
				isActive,
				onClick: () =>
					onChange(
						richText.toggleFormat( value, {
							type: 'atelier-e2e/shout',
						} )
					),
			} ),
	} );
	blocks.registerBlockVariation( 'core/group', {
		name: 'atelier-e2e/card',
		title: 'Card of a plugin',
		attributes: { className: 'atelier-e2e-card' },
		innerBlocks: [ [ 'core/paragraph', { content: 'Inside of a card' } ] ],
		scope: [ 'inserter' ],
	} );
	blocks.registerBlockType( 'atelier-e2e/clock', {
		apiVersion: 3,
		title: 'Clock',
		category: 'atelier-e2e',
		edit: () =>
			create( 'p', blockEditor.useBlockProps(), 'Clock in the editor' ),
		save: () => null,
	} );
	blocks.registerBlockBindingsSource( {
		name: 'atelier-e2e/word',
		label: 'Word of a plugin',
		usesContext: [ 'postId' ],
		getValues: ( { bindings } ) =>
			Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => [
					attribute,
					`Bound to ${ args.key }`,
				] )
			),
	} );
	blocks.registerBlockStyle( 'core/paragraph', {
		name: 'atelier-e2e-loud',
		label: 'Loud',
	} );
	hooks.addFilter(
		'editor.BlockEdit',
		'atelier-e2e/tone',
		( BlockEdit ) => ( props ) =>
			create(
				Fragment,
				null,
				create( BlockEdit, props ),
				props.name === 'core/paragraph' &&
					create(
						blockEditor.InspectorControls,
						null,
						create( 'p', null, 'Tone of a plugin' )
					)
			)
	);
	hooks.addFilter(
		'editor.Autocomplete.completers',
		'atelier-e2e/fruit',
		( completers ) => [
			...completers,
			{
				name: 'fruit',
				triggerPrefix: '~',
				options: [ 'Apple', 'Banana' ],
				getOptionLabel: ( fruit ) => fruit,
				getOptionKeywords: ( fruit ) => [ fruit ],
				getOptionCompletion: ( fruit ) => `${ fruit } pie`,
			},
		]
	);
	const pixel =
		'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
	data.dispatch( 'core/block-editor' ).registerInserterMediaCategory( {
		name: 'atelier-e2e/stock',
		labels: { name: 'Stock of a plugin', search_items: 'Search stock' },
		mediaType: 'image',
		fetch: async () => [
			{
				title: 'A dot',
				alt: 'A dot',
				caption: '',
				url: pixel,
				previewUrl: pixel,
			},
		],
		isExternalResource: true,
	} );
	const Commands = () => {
		commands.useCommand( {
			name: 'atelier-e2e/wave',
			label: 'Wave as a plugin does',
			callback: ( { close } ) => {
				document.title = 'A plugin waved';
				close();
			},
		} );
		return null;
	};
	plugins.registerPlugin( 'atelier-e2e-apis', {
		render: () =>
			create(
				Fragment,
				null,
				create( Commands ),
				create( editor.PluginBlockSettingsMenuItem, {
					allowedBlocks: [ 'core/paragraph' ],
					icon: 'smiley',
					label: 'Ask a plugin',
					onClick: () => {
						document.title = 'A plugin was asked';
					},
				} )
			),
	} );
} )( window.wp );
