import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DocumentRef } from '../features/documents';
import { boot } from '../platform/boot';
import { warmUp } from '../platform/stages';
import { homePlace } from '../routing';
import { ContentScreen } from '../ui/ContentScreen';
import { Failure } from '../ui/Failure';
import { ListSkeleton } from '../ui/ListSkeleton';
import { messageFor } from '../ui/messages';
import { listOf } from './listOf';
import type * as ListsChunk from './lists';
import { SidebarScreen } from './sidebar/SidebarScreen';
import { useLists } from './useLists';

type Lists = typeof ListsChunk;

/** What screens of menus show once what lists are made of has been loaded. */
function WithLists( {
	children,
}: {
	readonly children: ( lists: Lists ) => ReactNode;
} ) {
	const lists = useLists();
	const isReady = lists.status === 'ready';
	useEffect( () => {
		if ( isReady ) {
			// The next step is to open something.
			void warmUp();
		}
	}, [ isReady ] );
	switch ( lists.status ) {
		case 'loading':
			return <ListSkeleton />;
		case 'failed':
			return (
				<Failure
					title={ __( 'The list could not be loaded', 'atelier' ) }
					text={ messageFor( lists.error ) }
					details={ JSON.stringify( lists.error ) }
					onRetry={ lists.retry }
				/>
			);
		case 'ready':
			return children( lists.value );
	}
}

/** The list of navigation menus. */
export const NavigationScreen = () => (
	<ContentScreen title={ __( 'Menus', 'atelier' ) }>
		<WithLists>{ ( { MenusList } ) => <MenusList /> }</WithLists>
	</ContentScreen>
);

/** The menu beside the list of navigation menus. */
export const NavigationSidebar = () => (
	<SidebarScreen
		title={ __( 'Navigation', 'atelier' ) }
		back={ homePlace.build( { isEditing: false } ) }
		description={ __( 'Manage your Navigation Menus.', 'atelier' ) }
	/>
);

interface MenuProps {
	readonly document: DocumentRef;
	/** The key of the screen that shows it. */
	readonly screenKey: string;
}

/** One navigation menu, without the block editor. */
export const MenuScreen = ( { document }: Pick< MenuProps, 'document' > ) => (
	<WithLists>
		{ ( { MenuView } ) => (
			<MenuView key={ document.id } id={ document.id } />
		) }
	</WithLists>
);

/** What there is to say about one navigation menu. */
export function MenuSidebar( props: MenuProps ) {
	const lists = useLists();
	const { type } = props.document;
	return lists.status === 'ready' ? (
		<lists.value.MenuDetails { ...props } />
	) : (
		<SidebarScreen
			title={ boot().postTypes[ type ]?.label ?? type }
			back={ listOf( type ) }
		/>
	);
}
