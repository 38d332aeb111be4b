import { useEvent } from '@wordpress/compose';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	DataView,
	filterSortAndPaginate,
	LOCAL_SEARCH_PAUSE,
	selectionIn,
	useListSelection,
} from '@/dataview';
import {
	documentRoute,
	Link,
	navigate,
	templatesRoute,
	type TemplatesParams,
} from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useEditingAhead } from '@/ui/useEditingAhead';
import { useWarmUp } from '@/ui/useWarmUp';
import { authorsOf } from '@/features/documents/index.model';
import { BesideList, NothingBeside } from '@/features/previews';
import { isFilteredByUse, showsUses } from '@/features/uses/index.model';
import { UncheckedNote } from '@/features/uses';
import { shownByTemplate, useShown } from '../data/useShown';
import { useTemplates } from '../data/useTemplates';
import { ownView } from '../data/viewState';
import type { Template } from '../model/template';
import { isArranged, withoutArrangement } from '@/features/views';
import {
	DEFAULT_VIEW,
	LAYOUTS,
	paramsOf,
	viewAt,
	type TemplatesView,
} from '../model/view';
import { useSignal } from '@/ui/useSignal';
import { makeActions } from './actions';
import { makeFields } from './fields';
import { openTemplate } from './openTemplate';
import { templateEditing } from './templateEditing';
import { TemplatePreview } from './TemplatePreview';

const NOTHING: readonly Template[] = [];

/** All templates of the theme, in the view of the address and the user. */
export function TemplatesList( {
	params,
}: {
	readonly params: TemplatesParams;
} ) {
	const load = useTemplates();
	useWarmUp( load.status === 'ready' );
	useEditingAhead( load.status === 'ready', templateEditing );
	const own = useSignal( ownView );
	const { activeView, layout, page } = params;
	const view = useMemo(
		() =>
			viewAt( own, {
				...( activeView === undefined ? {} : { activeView } ),
				...( layout === undefined ? {} : { layout } ),
				...( page === undefined ? {} : { page } ),
			} ),
		[ own, activeView, layout, page ]
	);
	const templates = load.status === 'ready' ? load.value : NOTHING;
	const authors = useMemo( () => authorsOf( templates ), [ templates ] );
	const isByUse = isFilteredByUse( view );
	const counting = useShown( isByUse || showsUses( view ) );
	const known = useSignal( shownByTemplate );
	// Otherwise, answers would have all rows rendered again.
	const compared = isByUse ? known : null;
	const isPlain = view.type === 'list';
	const fields = useMemo(
		() => makeFields( authors, compared, isPlain ),
		[ authors, compared, isPlain ]
	);
	const actions = useMemo( makeActions, [] );
	const shown = useMemo(
		() => filterSortAndPaginate( templates, view, fields ),
		[ templates, view, fields ]
	);
	const selecting = useListSelection(
		view.type,
		params.selected,
		( selected ) =>
			navigate(
				templatesRoute,
				{ ...params, selected },
				{ replace: true }
			)
	);
	useEffect( () => ownView.set( view ), [ view ] );
	const settle = useEvent( () => selecting.onChange( [] ) );

	const change = ( next: TemplatesView ) => {
		ownView.arrange( next );
		navigate(
			templatesRoute,
			{
				...paramsOf( next ),
				...selectionIn( next.type, params.selected ),
			},
			{ replace: true }
		);
	};

	if ( load.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The templates could not be loaded', 'atelier' ) }
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				onRetry={ load.retry }
			/>
		);
	}
	return (
		<DataView
			view={ view }
			onChangeView={ change }
			onReset={
				isArranged( view, DEFAULT_VIEW ) &&
				( () => change( withoutArrangement( view, DEFAULT_VIEW ) ) )
			}
			fields={ fields }
			actions={ actions }
			data={ shown.data }
			paginationInfo={ shown.paginationInfo }
			isLoading={
				load.status === 'loading' ||
				( isByUse && counting.status === 'loading' )
			}
			header={ isByUse && <UncheckedNote load={ counting } /> }
			onClickItem={ openTemplate }
			onActionPerformed={ settle }
			renderItemLink={ TemplateLink }
			selection={ selecting.selection }
			onChangeSelection={ selecting.onChange }
			defaultLayouts={ LAYOUTS }
			searchPause={ LOCAL_SEARCH_PAUSE }
			empty={ <p>{ __( 'No templates', 'atelier' ) }</p> }
			renderPreview={ ( template ) => <Beside template={ template } /> }
		/>
	);
}

interface TemplateLinkProps {
	readonly item: Template;
	readonly className?: string;
	readonly children?: ReactNode;
}

/** Links to a template's edit canvas. */
const TemplateLink = ( { item, ...link }: TemplateLinkProps ) => (
	<Link
		{ ...link }
		to={ documentRoute }
		params={ { type: 'wp_template', id: item.id, isEditing: true } }
	/>
);

/** The preview of the selected template beside the list; a click opens it. */
const Beside = ( { template }: { readonly template: Template | null } ) =>
	template ? (
		<BesideList
			key={ template.id }
			preview={ <TemplatePreview template={ template } isLarge /> }
			title={ template.title }
			link={ TemplateLink }
			item={ template }
		/>
	) : (
		<NothingBeside>
			{ __( 'Select a template to see it here.', 'atelier' ) }
		</NothingBeside>
	);
