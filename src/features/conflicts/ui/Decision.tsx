import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Conflict } from '../../documents/index.model';
import { useNamedChanges } from '../../saving/index.records';
import { ChangeList, type RecordChanges } from '../../documents/index.records';
import { keepMine, saveBoth, takeTheirs } from '../data/resolve';
import type { Comparison } from '../data/versions';
import { planMerge, withAnswers, type Choice } from '../model/plan';
import { sayBoth, sayFailed, sayMine, sayTheirs } from './notices';
import { Questions } from './Questions';
import { theirHeading, whyNot } from './questionLabels';
import styles from './ConflictDialog.module.css';

interface DecisionProps {
	readonly conflict: Conflict;
	readonly comparison: Comparison;
	readonly me: number | null;
	readonly onClose: () => void;
}

/** The changes of each side, with buttons to resolve the conflict. */
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
	// A single value can't be merged: it is mine or theirs.
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
		const outcome = await keepMine( conflict );
		if ( outcome === 'done' ) {
			sayMine( conflict, versions.theirs );
		} else {
			sayFailed( conflict, outcome );
		}
	};

	return (
		<>
			<div className={ styles.sides }>
				<Side
					heading={ theirHeading( conflict, me ) }
					conflict={ conflict }
					changes={ theirChanges }
				/>
				<Side
					heading={ __( 'Your changes', 'atelier' ) }
					conflict={ conflict }
					changes={ myChanges }
				/>
			</div>
			{ ! isOneValue && asks.length > 0 && (
				<Questions
					name={ conflict.record.name }
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
			{ ! isOneValue && (
				<p>
					{ whyNot( plan ) ??
						( asks.length > 0
							? __(
									'All other changes will be merged.',
									'atelier'
								)
							: __(
									'These changes don’t overlap, so both can be kept.',
									'atelier'
								) ) }
				</p>
			) }
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => {
						takeTheirs( conflict );
						sayTheirs( conflict );
					} }
				>
					{ __( 'Take theirs', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void keep() }
				>
					{ __( 'Keep mine', 'atelier' ) }
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
			</div>
		</>
	);
}

function Side( {
	heading,
	conflict: { record },
	changes: { blocks, fields },
}: {
	readonly heading: string;
	readonly conflict: Conflict;
	readonly changes: RecordChanges;
} ) {
	const named = useNamedChanges( record, fields );
	return (
		<section className={ styles.side } aria-label={ heading }>
			<h2 className={ styles.heading }>{ heading }</h2>
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
		</section>
	);
}
