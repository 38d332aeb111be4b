import { useViewportMatch } from '@wordpress/compose';
import {
	useEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	DataView,
	filterSortAndPaginate,
	LOCAL_SEARCH_PAUSE,
} from '@/dataview';
import { documentRoute, Link, navigate } from '@/routing';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import { useEditingAhead } from '@/ui/useEditingAhead';
import { openChunk } from '@/ui/useChunk';
import { useWarmUp } from '@/ui/useWarmUp';
import { TYPE, useHasPages, useMenus } from '../data/useMenus';
import { ownNarrowView, ownView } from '../data/viewState';
import type { Menu } from '../model/menu';
import { isFilteredByUse } from '@/features/uses/index.model';
import {
	UncheckedNote,
	useComparedCounts,
	useListCounts,
} from '@/features/uses';
import { isArranged, withoutArrangement } from '@/features/views';
import { LAYOUTS, NARROW_LAYOUTS } from '../model/view';
import { makeActions } from './actions';
import { makeFields, makeNarrowFields } from './fields';
import { menuEditing } from './menuEditing';
import styles from './MenusList.module.css';
import { reasonOf, tellFailure } from './notices';

/** All navigation menus. A single one is opened instead. */
export function MenusList() {
	const load = useMenus();
	useWarmUp( load.status === 'ready' );
	useEditingAhead( load.status === 'ready', menuEditing );
	const [ only, another ] = load.status === 'ready' ? load.value : [];
	const onlyId = another ? undefined : only?.id;
	useEffect( () => {
		if ( onlyId !== undefined ) {
			navigate(
				documentRoute,
				{ type: TYPE, id: onlyId, isEditing: false },
				{ replace: true }
			);
		}
	}, [ onlyId ] );

	if ( load.status === 'failed' ) {
		return (
			<Failure
				title={ __(
					'The navigation menus could not be loaded',
					'atelier'
				) }
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				onRetry={ load.retry }
			/>
		);
	}
	if ( load.status === 'loading' || onlyId !== undefined ) {
		return <ListSkeleton />;
	}
	return load.value.length === 0 ? (
		<NoMenus />
	) : (
		<Menus menus={ load.value } />
	);
}

function Menus( { menus }: { readonly menus: readonly Menu[] } ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const { subscribe, get, arrange, fallback } = isNarrow
		? ownNarrowView
		: ownView;
	const view = useSyncExternalStore( subscribe, get );
	const isByUse = isFilteredByUse( view );
	const compared = useComparedCounts( 'menu', view );
	const fields = useMemo(
		() =>
			isNarrow
				? makeNarrowFields( compared )
				: [ ...makeFields( compared ) ],
		[ isNarrow, compared ]
	);
	const actions = useMemo( makeActions, [] );
	const shown = useMemo(
		() => filterSortAndPaginate( menus, view, fields ),
		[ menus, view, fields ]
	);
	const counting = useListCounts( {
		kind: 'menu',
		view,
		all: menus,
		shown: shown.data,
		// The others are shown by their titles.
		thingOf: ( { id, facts } ) =>
			isByUse || facts?.usedIn?.length === 0 ? id : null,
	} );
	return (
		<DataView
			view={ view }
			onChangeView={ arrange }
			onReset={
				isArranged( view, fallback ) &&
				( () => arrange( withoutArrangement( view, fallback ) ) )
			}
			fields={ fields }
			actions={ actions }
			data={ shown.data }
			paginationInfo={ shown.paginationInfo }
			isLoading={ isByUse && counting.status === 'loading' }
			header={ isByUse && <UncheckedNote load={ counting } /> }
			onClickItem={ openMenu }
			renderItemLink={ MenuLink }
			defaultLayouts={ isNarrow ? NARROW_LAYOUTS : LAYOUTS }
			{ ...( isNarrow ? OPENED_BY_ONE_PRESS : {} ) }
			searchPause={ LOCAL_SEARCH_PAUSE }
		/>
	);
}

/** No preview beside the list would show the selected menu. */
const OPENED_BY_ONE_PRESS = {
	selection: [],
	onChangeSelection: ( [ id ]: readonly string[] ) => {
		if ( id !== undefined ) {
			navigate( documentRoute, { type: TYPE, id, isEditing: false } );
		}
	},
};

const openMenu = ( { id }: Menu ) =>
	navigate( documentRoute, { type: TYPE, id, isEditing: false } );

interface MenuLinkProps {
	readonly item: Menu;
	readonly className?: string;
	readonly children?: ReactNode;
}

const MenuLink = ( { item, ...link }: MenuLinkProps ) => (
	<Link
		{ ...link }
		to={ documentRoute }
		params={ { type: TYPE, id: item.id, isEditing: false } }
	/>
);

/** Shown instead of an empty list. A site with pages can create a menu of them at once. */
function NoMenus() {
	const hasPages = useHasPages();
	const [ isBusy, setIsBusy ] = useState( false );
	const create = async () => {
		setIsBusy( true );
		const editing = await openChunk( menuEditing );
		const result = editing.ok
			? await editing.value.createFallback()
			: editing;
		setIsBusy( false );
		if ( ! result.ok ) {
			tellFailure( reasonOf( result.error ) );
		}
	};
	return (
		<div className={ styles.none }>
			<p className={ styles.lead }>
				{ __( 'No Navigation Menus found.', 'atelier' ) }
			</p>
			{ hasPages && (
				<>
					<p>
						{ __(
							'You can create a menu of all your pages and edit it later.',
							'atelier'
						) }
					</p>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						data-towards-records
						onClick={ () => void create() }
					>
						{ __( 'Create a menu from your pages', 'atelier' ) }
					</Button>
				</>
			) }
		</div>
	);
}
