import { __ } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { authorsOf } from '@/features/documents/index.model';
import { authorIcon } from '@/features/documents';
import { useTemplates } from '@/features/templates';
import { templatesRoute, type TemplatesParams } from '@/routing';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

/** All templates, or those of one author. */
export function TemplatesNavigation( {
	activeView,
}: Pick< TemplatesParams, 'activeView' > ) {
	const load = useTemplates();
	const authors = authorsOf( load.status === 'ready' ? load.value : [] );
	const entries: MenuEntry[] = [
		{
			key: 'all',
			icon: layout,
			label: __( 'All templates', 'atelier' ),
			address: templatesRoute.build( {} ),
			isCurrent: activeView === undefined,
		},
		...authors.map( ( { name, type } ) => ( {
			key: `author ${ name }`,
			icon: authorIcon( type ),
			label: name,
			address: templatesRoute.build( { activeView: name } ),
			isCurrent: activeView === name,
		} ) ),
	];
	return (
		<MenuList
			heading={ __( 'Authors', 'atelier' ) }
			isHeadingHidden
			entries={ entries }
		/>
	);
}
