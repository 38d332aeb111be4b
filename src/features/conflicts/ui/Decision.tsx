import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogButtons } from '@/ui/DialogActions';
import type { Conflict } from '@/features/documents/index.model';
import { useNamedChanges } from '@/features/saving/index.records';
import {
	ChangeList,
	type RecordChanges,
} from '@/features/documents/index.records';
import { keepMine, saveBoth, takeTheirs } from '../data/resolve';
import type { Comparison } from '../data/versions';
import { statusToKeep, withoutTrash } from '../model/moved';
import {
	planMerge,
	withAnswers,
	type Choice,
	type MergePlan,
} from '../model/plan';
import { sayBoth, sayFailed, sayMine, sayTheirs } from './notices';
import { Questions } from './Questions';
import { whyNot } from './questionLabels';
import { versionName } from './versionName';
import styles from './ConflictDialog.module.css';

interface DecisionProps {
	readonly conflict: Conflict;
	readonly comparison: Comparison;
	readonly me: number | null;
	readonly onClose: () => void;
}

/** The versions, with buttons to resolve the conflict. */
export function Decision( {
	conflict,
	comparison,
	me,
	onClose,
}: DecisionProps ) {
	const { versions, theirChanges, myChanges } = comparison;
	const plan = useMemo( () => planMerge( versions ), [ versions ] );
	const asks = plan.isPossible ? plan.asks : [];
	const [ answers, setAnswers ] = useState<
		readonly ( Choice | undefined )[]
	>( () => asks.map( () => undefined ) );
	const both = withAnswers( plan, answers );
	const theirName = versionName( conflict.theirs, me );
	// A single value can't be merged.
	const isOneValue = conflict.record.property !== undefined;

	const merge = async () => {
		if ( both ) {
			const outcome = await saveBoth( conflict, both );
			if ( outcome === 'done' ) {
				sayBoth( conflict );
			} else {
				sayFailed( conflict, outcome );
			}
		}
	};
	const keep = async () => {
		const outcome = await keepMine( conflict, statusToKeep( versions ) );
		if ( outcome === 'done' ) {
			sayMine( conflict, withoutTrash( versions.theirs ) );
		} else {
			sayFailed( conflict, outcome );
		}
	};

	return (
		<>
			<div className={ styles.sides }>
				<Side
					name={ theirName }
					conflict={ conflict }
					changes={ theirChanges }
					label={ __( 'Use this version', 'atelier' ) }
					onUse={ () => {
						takeTheirs( conflict );
						sayTheirs( conflict );
					} }
				/>
				<Side
					name={ __( 'Your version', 'atelier' ) }
					conflict={ conflict }
					changes={ myChanges }
					label={ __( 'Save your version', 'atelier' ) }
					onUse={ () => void keep() }
				/>
			</div>
			{ ! isOneValue && asks.length > 0 && (
				<Questions
					name={ conflict.record.name }
					theirName={ theirName }
					asks={ asks }
					answers={ answers }
					onAnswer={ ( at, choice ) =>
						setAnswers(
							asks.map( ( _ask, index ) =>
								index === at ? choice : answers[ index ]
							)
						)
					}
				/>
			) }
			<p>
				{ ! isOneValue && `${ mergeLabel( plan, asks.length ) } ` }
				{ __( 'You can undo your choice afterwards.', 'atelier' ) }
			</p>
			<DialogButtons>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				{ ! isOneValue && plan.isPossible && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ ! both }
						accessibleWhenDisabled
						onClick={ () => void merge() }
					>
						{ __( 'Merge and save', 'atelier' ) }
					</Button>
				) }
			</DialogButtons>
		</>
	);
}

/** Whether the changes of both can be saved, and why not. */
const mergeLabel = ( plan: MergePlan, askCount: number ): string =>
	whyNot( plan ) ??
	( askCount > 0
		? __( 'All other changes will be merged.', 'atelier' )
		: __(
				'These changes don’t overlap, so both can be kept.',
				'atelier'
			) );

interface SideProps {
	/** The name of the version. */
	readonly name: string;
	readonly conflict: Conflict;
	readonly changes: RecordChanges;
	readonly label: string;
	readonly onUse: () => void;
}

/** A version: what it changed, and a button that takes it. */
function Side( {
	name,
	conflict: { record },
	changes: { blocks, fields },
	label,
	onUse,
}: SideProps ) {
	const named = useNamedChanges( record, fields );
	return (
		<section className={ styles.side } aria-label={ name }>
			<h2 className={ styles.heading }>{ name }</h2>
			{ blocks.length + fields.length === 0 ? (
				<p className={ styles.quiet }>
					{ __( 'No visible changes.', 'atelier' ) }
				</p>
			) : (
				<ChangeList
					changes={ { blocks, fields: named } }
					of={ record }
				/>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ styles.use ?? '' }
				onClick={ onUse }
			>
				{ label }
			</Button>
		</section>
	);
}
