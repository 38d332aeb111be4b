/**
 * Fills with components of WordPress's own editors, which need their scripts.
 */
( ( { components, editPost, editSite, element, plugins } ) => {
	const { createElement: create, Fragment } = element;
	const PostExcerpt = editPost.__experimentalPluginPostExcerpt();

	plugins.registerPlugin( 'atelier-e2e-slots', {
		icon: 'smiley',
		render: () =>
			create(
				Fragment,
				null,
				create(
					editSite.PluginTemplateSettingPanel,
					null,
					create( 'p', null, 'About this template, by a plugin' )
				),
				create(
					editPost.PluginPostStatusInfo,
					null,
					create( 'span', null, 'Read in the old way' )
				),
				create(
					PostExcerpt,
					null,
					create( 'span', null, 'Counted by a plugin' )
				),
				create(
					editPost.__experimentalMainDashboardButton,
					null,
					create( components.Button, {
						size: 'compact',
						icon: 'smiley',
						label: 'Leave as a plugin does',
						onClick: () => {
							document.title = 'Left by a plugin';
						},
					} )
				)
			),
	} );
} )( window.wp );
