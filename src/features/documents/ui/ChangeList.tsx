import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useBlockTitles } from '../data/blockTitles';
import {
	useFieldLabels,
	type FieldLabels,
	type FieldSubject,
} from '../data/fieldLabels';
import type { RecordChanges } from '../data/recordChanges';
import { withoutTrashedSlugs } from '../model/fieldChanges';
import { blockDetailLabels } from './blockDetailLabels';
import { blockChangeLabel, fieldChangeLabel, partLabels } from './changeLabels';
import styles from './ChangeList.module.css';

/** The number of changes before “Show more”. */
const LISTED = 7;

/** A list of changes in words. */
export function ChangeList( {
	changes: { blocks, fields },
	of,
	isTitled = false,
	fieldLabels,
	isWhole: isAlwaysWhole = false,
}: {
	readonly changes: RecordChanges;
	/** The changed record, for the labels of its fields; the default is their name. */
	readonly of?: {
		readonly name: string;
		readonly id?: FieldSubject | undefined;
	};
	/** Whether the name of the only changed field is above the list. */
	readonly isTitled?: boolean;
	/** Other labels than those of the record. */
	readonly fieldLabels?: FieldLabels;
	/** Whether all is said of all changes from the start, because somebody answers for each of them. */
	readonly isWhole?: boolean;
} ) {
	useBlockTitles();
	const ofRecord = useFieldLabels( of?.name ?? '' );
	const label = fieldLabels ?? ofRecord ?? fieldChangeLabel;
	const [ isWhole, setIsWhole ] = useState( false );
	const id = useId();
	const entries = [
		...withoutTrashedSlugs( fields ).flatMap( ( change ) =>
			[
				label( change, of?.id, {
					isTitled,
					isWhole: isAlwaysWhole,
				} ),
			]
				.flat()
				.map( ( words ) => ( { words, details: [] } ) )
		),
		...blocks.map( ( change ) => ( {
			words: blockChangeLabel( change, { isWhole: isAlwaysWhole } ),
			details: [
				...blockDetailLabels( change, { isWhole: isAlwaysWhole } ),
				...( isAlwaysWhole ? partLabels( change ) : [] ),
			],
		} ) ),
	];
	if ( entries.length === 0 && fields.length > 0 ) {
		return (
			<p className={ styles.none }>
				{ __( 'No visible changes.', 'atelier' ) }
			</p>
		);
	}
	const hidden =
		isWhole || isAlwaysWhole ? 0 : Math.max( 0, entries.length - LISTED );
	return (
		<>
			<ul id={ id } className={ styles.changes }>
				{ entries
					.slice( 0, entries.length - hidden )
					.map( ( { words, details }, index ) => (
						// Labels may repeat, and the order doesn't change.
						<li key={ index }>
							{ words }
							<Details details={ details } />
						</li>
					) ) }
			</ul>
			{ hidden > 0 && (
				<Button
					size="small"
					variant="link"
					aria-controls={ id }
					onClick={ () => setIsWhole( true ) }
				>
					{ sprintf(
						/* translators: %d: number of changes that are not listed yet. */
						_n(
							'%d more change',
							'%d more changes',
							hidden,
							'atelier'
						),
						hidden
					) }
				</Button>
			) }
		</>
	);
}

/** What the label of a change doesn't say, line by line. */
const Details = ( { details }: { readonly details: readonly string[] } ) =>
	details.length > 0 && (
		<ul className={ styles.details }>
			{ details.map( ( detail, index ) => (
				<li key={ index }>{ detail }</li>
			) ) }
		</ul>
	);
