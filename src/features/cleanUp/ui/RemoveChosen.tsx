import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { Confirm } from '@/ui/Confirm';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { StopButton } from '@/ui/StopButton';
import {
	targetLabels,
	type Steps,
	type useChanging,
} from '@/features/find/index.records';
import { DRAFT_LIMIT, useTarget } from '@/features/saving/index.records';
import { removeHere, removeInDraft } from '../data/removeUnused';
import { stillUnused } from '../data/stillUnused';
import { isPattern, type Own } from '../model/own';
import { consequencesOf, isFinal } from './consequences';
import { removingLabel } from './labels';
import styles from './CleanUp.module.css';

interface RemoveChosenProps extends Pick<
	ReturnType< typeof useChanging >,
	'state' | 'start' | 'stop'
> {
	readonly chosen: readonly Own[];
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
	/** Asks the server again. */
	readonly onCheck: () => void;
}

/** Where chosen things are removed, what that means, and the button. */
export function RemoveChosen( {
	chosen,
	isComplete,
	onCheck,
	state,
	start,
	stop,
}: RemoveChosenProps ) {
	const patterns = chosen.filter( isPattern ).length;
	const { target, isTooMany, control } = useTarget(
		// The styles are one document.
		patterns + Number( chosen.length > patterns ),
		targetLabels()
	);
	const [ isAsking, setAsking ] = useState( false );
	const isRunning = state.status === 'running';
	const remove = () =>
		start( target, async () => {
			const asked = await stillUnused( chosen );
			return asked.ok
				? ok( {
						title: __( 'Clean up what isn’t used', 'atelier' ),
						asEdits: ( steps: Steps ) =>
							removeHere( asked.value, steps ),
						inDraft: ( draft: number, steps: Steps ) =>
							removeInDraft( asked.value, draft, steps ),
					} )
				: asked;
		} );
	const needsAnswer = target === 'edits' && chosen.some( isFinal );
	const consequences = consequencesOf( chosen, target );
	return (
		<div className={ styles.remove }>
			{ control }
			{ chosen.length > 0 && (
				<ul className={ styles.consequences } aria-live="polite">
					{ consequences.map( ( sentence ) => (
						<li key={ sentence }>{ sentence }</li>
					) ) }
				</ul>
			) }
			{ isTooMany && (
				<ErrorText>
					{ sprintf(
						/* translators: %s: number of patterns. */
						__(
							'A site draft can change up to %s documents. Leave some out, or remove them as unsaved changes.',
							'atelier'
						),
						numberLabel( DRAFT_LIMIT )
					) }
				</ErrorText>
			) }
			{ ! isComplete && (
				<ErrorText>
					{ __(
						'Your site hasn’t been read completely, so nothing can be removed yet. Check again to go on.',
						'atelier'
					) }
				</ErrorText>
			) }
			{ state.status === 'failed' && (
				<ErrorText>{ messageFor( state.error ) }</ErrorText>
			) }
			<p className={ styles.quiet } aria-live="polite">
				{ state.status === 'running' &&
					removingLabel( state.count, chosen.length ) }
			</p>
			<div className={ styles.actions }>
				{ isRunning ? (
					<StopButton onStop={ stop } />
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={
							isTooMany || ! isComplete || chosen.length === 0
						}
						accessibleWhenDisabled
						onClick={ () =>
							needsAnswer ? setAsking( true ) : void remove()
						}
					>
						{ removeLabel( chosen.length ) }
					</Button>
				) }
				{ ! isRunning && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onCheck }
					>
						{ __( 'Check again', 'atelier' ) }
					</Button>
				) }
			</div>
			<Confirm
				isOpen={ isAsking }
				confirmButtonText={ removeLabel( chosen.length ) }
				onConfirm={ () => {
					setAsking( false );
					void remove();
				} }
				onCancel={ () => setAsking( false ) }
			>
				{ consequences.join( ' ' ) }
			</Confirm>
		</div>
	);
}

const removeLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of patterns, colors, fonts and the like. */
		_n( 'Remove %s item', 'Remove %s items', count, 'atelier' ),
		numberLabel( count )
	);
