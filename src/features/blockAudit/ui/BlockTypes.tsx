import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	DataView,
	filterSortAndPaginate,
	LOCAL_SEARCH_PAUSE,
} from '@/dataview';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { useSignal } from '@/ui/useSignal';
import { UsesDialog } from '@/features/uses';
import { useUsedTypes, type KnownTypes } from '../data/useUsedTypes';
import { ownNarrowView, ownView } from '../data/viewState';
import type { UsedType, UsedTypes } from '../model/usedType';
import { LAYOUTS, NARROW_LAYOUTS, NARROW_VIEW, VIEW } from '../model/view';
import { ownerLabel, typeTitle } from './labels';
import { makeTypeFields } from './typeFields';
import styles from './BlockTypes.module.css';

/** All block types in use: who has brought them, how often and where they are used. */
export function BlockTypes() {
	const { types, editor } = useUsedTypes();
	if ( types.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( types.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The blocks could not be loaded', 'atelier' ) }
				text={ messageFor( types.error ) }
				details={ JSON.stringify( types.error ) }
				onRetry={ types.retry }
			/>
		);
	}
	return (
		<div className={ styles.types }>
			<Notes used={ types.value } editor={ editor } />
			<div className={ styles.list }>
				<Types types={ types.value.types } />
			</div>
		</div>
	);
}

/** What isn't known. */
const Notes = ( {
	used: { isComplete, total, types },
	editor,
}: {
	readonly used: UsedTypes;
	readonly editor: KnownTypes[ 'editor' ];
} ) => (
	<div role="status">
		{ ! isComplete && (
			<p className={ styles.note }>
				{ __(
					'Not all content could be checked yet. There may be more blocks than are listed here.',
					'atelier'
				) }
			</p>
		) }
		{ total > types.length && (
			<p className={ styles.note }>
				{ sprintf(
					/* translators: %s: number of block types. */
					_n(
						'%s block that is used less isn’t listed.',
						'%s blocks that are used less aren’t listed.',
						total - types.length,
						'atelier'
					),
					numberLabel( total - types.length )
				) }
			</p>
		) }
		{ editor.status === 'failed' && (
			<p className={ styles.note }>
				{ sprintf(
					/* translators: %s: error message. */
					__(
						'Could not check which blocks are gone. %s',
						'atelier'
					),
					messageFor( editor.error )
				) }{ ' ' }
				<Button variant="link" onClick={ editor.retry }>
					{ __( 'Try again', 'atelier' ) }
				</Button>
			</p>
		) }
	</div>
);

function Types( { types }: { readonly types: readonly UsedType[] } ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const [ open, setOpen ] = useState< UsedType | null >( null );
	const own = isNarrow ? ownNarrowView : ownView;
	const view = useSignal( own );
	const fields = useMemo(
		() =>
			makeTypeFields( {
				owners: [ ...new Set( types.map( ownerLabel ) ) ].map(
					( label ) => ( { value: label, label } )
				),
				onShow: isNarrow ? null : setOpen,
			} ),
		[ types, isNarrow ]
	);
	const shown = useMemo(
		() => filterSortAndPaginate( types, view, fields ),
		[ types, view, fields ]
	);
	const fallback = isNarrow ? NARROW_VIEW : VIEW;
	return (
		<>
			<DataView
				view={ view }
				onChangeView={ own.set }
				onReset={ view !== fallback && ( () => own.set( fallback ) ) }
				fields={ fields }
				data={ shown.data }
				paginationInfo={ shown.paginationInfo }
				defaultLayouts={ isNarrow ? NARROW_LAYOUTS : LAYOUTS }
				searchPause={ LOCAL_SEARCH_PAUSE }
				{ ...( isNarrow
					? {
							selection: [],
							onChangeSelection: ( [ id ]: readonly string[] ) =>
								setOpen(
									types.find( ( type ) => type.id === id ) ??
										null
								),
						}
					: {} ) }
			/>
			{ open && (
				<UsesDialog
					kind="block"
					thing={ open.id }
					title={ typeTitle( open ) }
					introduction={ __( 'These have it:', 'atelier' ) }
					onClose={ () => setOpen( null ) }
				/>
			) }
		</>
	);
}
