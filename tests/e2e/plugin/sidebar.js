( ( { element, editor, plugins } ) => {
	const { createElement: create, Fragment } = element;
	plugins.registerPlugin( 'atelier-e2e', {
		icon: 'smiley',
		render: () =>
			create(
				Fragment,
				null,
				create(
					editor.PluginSidebar,
					{ name: 'notes', title: 'Notes of a plugin' },
					create( 'p', null, 'Anything a plugin wants to say' )
				),
				create(
					editor.PluginMoreMenuItem,
					{
						onClick: () => {
							document.title = 'Asked for by a plugin';
						},
					},
					'Do what a plugin does'
				),
				create(
					editor.PluginDocumentSettingPanel,
					{ name: 'facts', title: 'Facts of a plugin' },
					create( 'p', null, 'Told by a plugin' )
				),
				create(
					editor.PluginPostStatusInfo,
					null,
					create( 'span', null, 'Read by a plugin' )
				),
				create(
					editor.PluginPrePublishPanel,
					{ title: 'Checks of a plugin', initialOpen: true },
					create( 'p', null, 'Fine, says a plugin' )
				),
				create(
					editor.PluginPostPublishPanel,
					{ title: 'Thanks of a plugin', initialOpen: true },
					create( 'p', null, 'Well done, says a plugin' )
				),
				create(
					editor.PluginPreviewMenuItem,
					{
						onClick: () => {
							document.title = 'Previewed by a plugin';
						},
					},
					'Preview as a plugin does'
				)
			),
	} );
	if ( document.cookie.includes( 'atelier_e2e_broken=1' ) ) {
		plugins.registerPlugin( 'atelier-e2e-broken', {
			render: () => {
				throw new Error( 'Broken on purpose' );
			},
		} );
	}
} )( window.wp );
