import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '@/features/documents/index.model';
import { boot } from '@/platform/boot';
import { homeRoute } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { wayUpFrom } from '../listOf';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { MENUS } from './lists';
import { useList } from './useList';
import { WithList } from './WithList';

/** The list of navigation menus. */
export function NavigationScreen() {
	const list = useChunk( MENUS );
	return (
		<ContentScreen
			title={ __( 'Menus', 'atelier' ) }
			heading={ __( 'Navigation', 'atelier' ) }
			actions={ list.status === 'ready' && <list.value.AddMenu /> }
			back={ homeRoute.build( { isEditing: false } ) }
		>
			<WithList list={ list }>
				{ ( { MenusList } ) => <MenusList /> }
			</WithList>
		</ContentScreen>
	);
}

/** The menu beside the list of navigation menus. */
export const NavigationSidebar = () => (
	<SidebarScreen
		title={ __( 'Navigation', 'atelier' ) }
		back={ homeRoute.build( { isEditing: false } ) }
		description={ __(
			'Manage your navigation menus and see where they’re used.',
			'atelier'
		) }
	/>
);

interface MenuProps {
	readonly document: DocumentRef;
	/** The key of the menu's screen. */
	readonly screenKey: string;
}

/** One navigation menu, without the block editor. */
export const MenuScreen = ( { document }: Pick< MenuProps, 'document' > ) => (
	<WithList list={ useList( 'menu' ) }>
		{ ( { MenuView } ) => (
			<MenuView key={ document.id } id={ document.id } />
		) }
	</WithList>
);

/** Details of one navigation menu. */
export function MenuSidebar( props: MenuProps ) {
	const list = useList( 'menu' );
	const { type } = props.document;
	return list.status === 'ready' ? (
		<list.value.MenuDetails { ...props } />
	) : (
		<SidebarScreen
			title={ boot().postTypes[ type ]?.label ?? type }
			back={ wayUpFrom( type ) }
		/>
	);
}
