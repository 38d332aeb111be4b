import { Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DataForm } from '@/dataview';
import { stringOr } from '@/kernel/guards';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import {
	OfflineWarnings,
	useChoosableTemplates,
} from '@/features/documents/index.records';
import { editRecords, useWithHeld } from '../data/editRecords';
import { useQuickRecords } from '../data/useQuickRecords';
import { itemOf, type QuickItem, type QuickRecord } from '../model/record';
import { byField } from '../model/rules';
import { formFor, makeFields } from './fields';
import { changesOf } from './visibility';
import styles from './QuickEdit.module.css';

interface SelectedItemsProps {
	/** The post type of the records. */
	readonly type: string;
	readonly ids: readonly string[];
}

/** The fields of the selected records. */
export function SelectedItems( { type, ids }: SelectedItemsProps ) {
	const load = useQuickRecords( type, ids );
	switch ( load.status ) {
		case 'loading':
			return (
				<div role="status" className={ styles.state }>
					<Spinner />
					<span className="screen-reader-text">
						{ __( 'Loading…', 'atelier' ) }
					</span>
				</div>
			);
		case 'failed':
			return (
				<Failure
					title={ __( 'The details could not be loaded', 'atelier' ) }
					text={ messageFor( load.error ) }
					details={ JSON.stringify( load.error ) }
					onRetry={ load.retry }
				/>
			);
		case 'ready':
			return (
				<div className={ styles.form }>
					<Missing count={ ids.length - load.value.length } />
					{ load.value.length > 0 && (
						<QuickForm type={ type } saved={ load.value } />
					) }
				</div>
			);
	}
}

/** Tells that some selected records can't be edited any more. */
function Missing( { count }: { readonly count: number } ) {
	return count > 0 ? (
		<p className={ styles.note }>
			{ sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d selected item can’t be edited. It’s in the trash, deleted, or you aren’t allowed to edit it.',
					'%d selected items can’t be edited. They’re in the trash, deleted, or you aren’t allowed to edit them.',
					count,
					'atelier'
				),
				count
			) }
		</p>
	) : null;
}

function QuickForm( {
	type,
	saved,
}: {
	readonly type: string;
	readonly saved: readonly QuickRecord[];
} ) {
	const { records, problems } = useWithHeld( type, saved );
	const templates = useChoosableTemplates( type );
	const item = useMemo(
		() => itemOf( type, records, byField( problems ) ),
		[ type, records, problems ]
	);
	const fields = useMemo(
		() =>
			makeFields(
				item,
				templates.map( ( { slug, title } ) => ( {
					value: slug,
					label: title,
				} ) )
			),
		[ item, templates ]
	);
	const form = useMemo( formFor, [] );
	return (
		<>
			<h2 className={ styles.heading }>
				<bdi>{ headingOf( item ) }</bdi>
			</h2>
			<OfflineWarnings changes={ changesOf( type, records ) } />
			<DataForm
				data={ item }
				fields={ fields }
				form={ form }
				onChange={ ( edits ) => editRecords( type, saved, edits ) }
				showsAllProblems
			/>
		</>
	);
}

const headingOf = ( { count, values }: QuickItem ): string =>
	count === 1
		? decodeEntities( stringOr( values.title ) ) ||
			__( '(no title)', 'atelier' )
		: sprintf(
				/* translators: %d: number of selected items. */
				_n( '%d item', '%d items', count, 'atelier' ),
				count
			);
