import { __ } from '@wordpress/i18n';
import { published, scheduled } from '@wordpress/icons';
import {
	anyRoute,
	homeRoute,
	Link,
	siteDraftsRoute,
	type SiteDraftsParams,
} from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { SITE_DRAFTS } from './lists';
import { useList } from './useList';
import { WithList } from './WithList';
import styles from './SiteDraftsScreen.module.css';

interface SiteDraftsProps {
	readonly params: SiteDraftsParams;
}

const HOME = homeRoute.build( { isEditing: false } );

/** The list of site drafts. */
export function SiteDraftsScreen( { params }: SiteDraftsProps ) {
	const list = useChunk( SITE_DRAFTS );
	return (
		<ContentScreen
			title={ __( 'Site drafts', 'atelier' ) }
			back={ HOME }
			actions={ list.status === 'ready' && <list.value.NewDraftButton /> }
		>
			<div className={ styles.body }>
				<nav
					className={ styles.lists }
					aria-label={ __( 'Lists of site drafts', 'atelier' ) }
				>
					{ listsOf( params ).map(
						( { key, label, address, isCurrent } ) => (
							<Link
								key={ key }
								to={ anyRoute }
								params={ address }
								aria-current={ isCurrent ? 'page' : undefined }
							>
								{ label }
							</Link>
						)
					) }
				</nav>
				<div className={ styles.list }>
					<WithList list={ list }>
						{ ( { DraftsList } ) => (
							<DraftsList
								key={ String( params.isPublished ) }
								isPublished={ params.isPublished === true }
							/>
						) }
					</WithList>
				</div>
			</div>
		</ContentScreen>
	);
}

/** The two lists, as entries of a menu. */
const listsOf = ( current: SiteDraftsParams | null ): readonly MenuEntry[] => [
	{
		key: 'open',
		icon: scheduled,
		label: __( 'Not published', 'atelier' ),
		address: siteDraftsRoute.build( {} ),
		isCurrent: current !== null && ! current.isPublished,
	},
	{
		key: 'published',
		icon: published,
		label: __( 'Published', 'atelier' ),
		address: siteDraftsRoute.build( { isPublished: true } ),
		isCurrent: current?.isPublished === true,
	},
];

/** The menu beside the list: drafts, and published ones. */
export const SiteDraftsSidebar = ( {
	current,
}: {
	/** Null where neither list is shown. */
	readonly current: SiteDraftsParams | null;
} ) => (
	<SidebarScreen
		title={ __( 'Site drafts', 'atelier' ) }
		back={ current ? HOME : siteDraftsRoute.build( {} ) }
		description={ __(
			'Prepare changes to many parts of your site, share them, and publish them together.',
			'atelier'
		) }
	>
		<MenuList
			heading={ __( 'Site drafts', 'atelier' ) }
			isHeadingHidden
			entries={ listsOf( current ) }
		/>
	</SidebarScreen>
);

/** The changes in one site draft. */
export function SiteDraftScreen( { id }: { readonly id: number } ) {
	const list = useList( 'siteDraft' );
	const screen = {
		title: __( 'Site draft', 'atelier' ),
		back: siteDraftsRoute.build( {} ),
	};
	return list.status === 'ready' ? (
		<list.value.DraftScreen key={ id } id={ id } { ...screen } />
	) : (
		<WithList list={ list } screen={ screen }>
			{ () => null }
		</WithList>
	);
}
