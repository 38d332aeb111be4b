import { Button, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { StopButton } from '@/ui/StopButton';
import { useSignal } from '@/ui/useSignal';
import { useChanging } from '@/features/find/index.records';
import { PROBLEMS } from '@/features/blockRepair/index.model';
import {
	check,
	checkChoice,
	continueCheck,
	startCheck,
	stopCheck,
	type Check,
} from '../data/checking';
import { countProblems } from '../model/finding';
import { documentsLabel, problemLabel } from './labels';
import { ProblemList } from './ProblemList';
import { Repair } from './Repair';
import styles from './Problems.module.css';

/** Blocks that are invalid, outdated or of a missing type: found on demand, and repaired together. */
export function Problems() {
	const [ round, setRound ] = useState( 0 );
	// It goes on from where it was when the screen is opened again.
	useEffect( () => stopCheck, [] );
	return (
		<Round
			key={ round }
			onStart={ () => {
				setRound( round + 1 );
				void startCheck();
			} }
		/>
	);
}

/** From a check to what came of repairing. */
function Round( { onStart }: { readonly onStart: () => void } ) {
	const changing = useChanging();
	const found = useSignal( check );
	const { status, documents, others, unread, error } = found;
	const choice = useSignal( checkChoice );
	const { leftOut, shown } = choice;
	const choose = ( changed: Partial< typeof choice > ) =>
		checkChoice.set( { ...choice, ...changed } );
	const isReady = status === 'done' || status === 'stopped';
	// What was repaired isn't as it was found any more.
	const isOver = changing.state.status === 'done';
	return (
		<div className={ styles.screen }>
			{ ! isOver && (
				<CheckButtons status={ status } onStart={ onStart } />
			) }
			<p role="status" className={ styles.status }>
				{ statusLabel( found ) }
			</p>
			{ error && (
				<Failure
					title={ __( 'The check couldn’t be finished', 'atelier' ) }
					text={ messageFor( error ) }
					onRetry={ () => void continueCheck() }
				/>
			) }
			{ isReady && documents.length > 0 && (
				<Repair
					documents={ documents }
					leftOut={ leftOut }
					changing={ changing }
					onAgain={ onStart }
				/>
			) }
			{ documents.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className={ styles.filter }
					label={ __( 'Show', 'atelier' ) }
					value={ shown }
					options={ [
						{ value: '', label: __( 'All problems', 'atelier' ) },
						...PROBLEMS.map( ( value ) => ( {
							value,
							label: problemLabel( value ),
						} ) ),
					] }
					onChange={ ( value ) =>
						choose( {
							shown:
								PROBLEMS.find( ( one ) => one === value ) ?? '',
						} )
					}
				/>
			) }
			<ProblemList
				documents={ documents }
				{ ...choice }
				onExpand={ ( expanded ) => choose( { expanded } ) }
				isChoosable={
					isReady && ! isOver && changing.state.status !== 'running'
				}
				onLeaveOut={ ( key, isLeft ) => {
					const next = new Set( leftOut );
					if ( isLeft ) {
						next.add( key );
					} else {
						next.delete( key );
					}
					choose( { leftOut: next } );
				} }
			/>
			{ unread.length > 0 && (
				<p className={ styles.quiet }>
					{ sprintf(
						/* translators: %s: titles of documents, separated by commas. */
						__(
							'These are too long or too deeply nested to be checked: %s',
							'atelier'
						),
						unread
							.map(
								( title ) =>
									title || __( '(no title)', 'atelier' )
							)
							.join( ', ' )
					) }
				</p>
			) }
			{ others > 0 && (
				<p className={ styles.quiet }>
					{ sprintf(
						/* translators: %s: number of documents. */
						_n(
							'%s document wasn’t checked, because you aren’t allowed to edit it.',
							'%s documents weren’t checked, because you aren’t allowed to edit them.',
							others,
							'atelier'
						),
						numberLabel( others )
					) }
				</p>
			) }
		</div>
	);
}

interface CheckButtonsProps {
	readonly status: Check[ 'status' ];
	readonly onStart: () => void;
}

const CheckButtons = ( { status, onStart }: CheckButtonsProps ) => (
	<div className={ styles.actions }>
		{ status === 'checking' ? (
			<StopButton onStop={ stopCheck } />
		) : (
			<>
				{ status === 'stopped' && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => void continueCheck() }
					>
						{ __( 'Continue', 'atelier' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant={ status === 'idle' ? 'primary' : 'secondary' }
					onClick={ onStart }
				>
					{ status === 'idle'
						? __( 'Check all blocks', 'atelier' )
						: __( 'Check again', 'atelier' ) }
				</Button>
			</>
		) }
	</div>
);

function statusLabel( { status, documents, read, total }: Check ): string {
	const { invalid, outdated, missing } = countProblems( documents );
	const found = sprintf(
		/* translators: 1, 2 and 3: numbers of blocks, 4: such as "3 documents". */
		__(
			'Invalid: %1$s. Outdated: %2$s. Missing: %3$s. In %4$s.',
			'atelier'
		),
		numberLabel( invalid ),
		numberLabel( outdated ),
		numberLabel( missing ),
		documentsLabel( documents.length )
	);
	switch ( status ) {
		case 'idle':
			return __(
				'Reads all templates, parts, patterns, pages and posts in this browser, and finds blocks that the editor can’t read, that an earlier version has saved, or that nothing provides. Nothing is changed.',
				'atelier'
			);
		case 'checking':
			return total > 0
				? sprintf(
						/* translators: 1: number of documents that were read, 2: number of all, 3: what was found so far. */
						__( 'Checked %1$s of %2$s… %3$s', 'atelier' ),
						numberLabel( Math.min( read, total ) ),
						numberLabel( total ),
						found
					)
				: __( 'Checking…', 'atelier' );
		case 'stopped':
		case 'failed':
			// Where nothing has arrived, the error says all.
			return total === 0
				? ''
				: sprintf(
						/* translators: 1: number of documents that were read, 2: number of all, 3: what was found so far. */
						__( 'Checked %1$s of %2$s. %3$s', 'atelier' ),
						numberLabel( Math.min( read, total ) ),
						numberLabel( total ),
						found
					);
		case 'done':
			return documents.length > 0
				? found
				: __( 'All blocks are fine.', 'atelier' );
	}
}
