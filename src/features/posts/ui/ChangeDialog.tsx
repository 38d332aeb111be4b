import { Button, Modal } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import {
	changePosts,
	type Change,
	type ChangeOutcome,
} from '../data/changePosts';
import { job, type Job } from '../data/job';
import { useSignal } from '@/ui/useSignal';
import { tellDone, tellFailed } from './changeNotices';
import { AskToRemove } from './AskToRemove';
import { CHANGE_MESSAGES } from './changeMessages';
import styles from './Dialogs.module.css';
import { titleOf } from './fields';

/** Confirms a bulk action where necessary, shows its progress, and the reason for each failed item. */
export function ChangeDialog( { onDone }: { readonly onDone: () => void } ) {
	const current = useSignal( job );
	return current && <OpenDialog { ...current } onDone={ onDone } />;
}

type State =
	| { readonly name: 'asking' }
	| { readonly name: 'running'; readonly tried: number }
	| { readonly name: 'failed'; readonly failed: ChangeOutcome[ 'failed' ] };

function OpenDialog( {
	change,
	posts,
	onDone,
}: Job & { readonly onDone: () => void } ) {
	const { action } = CHANGE_MESSAGES[ change.name ];
	const [ first, ...more ] = posts;
	const startsAtOnce = ! isRemoval( change );
	const [ state, setState ] = useState< State >(
		startsAtOnce ? { name: 'running', tried: 0 } : { name: 'asking' }
	);
	const stopper = useRef( new AbortController() );
	const isAlone = posts.length === 1;
	const close = () => job.set( null );

	const run = useEvent( async () => {
		setState( { name: 'running', tried: 0 } );
		const { done, failed } = await changePosts( posts, change, {
			signal: stopper.current.signal,
			onStep: ( tried ) => setState( { name: 'running', tried } ),
		} );
		tellDone( change, done );
		if ( failed.length > 0 && ! isAlone ) {
			setState( { name: 'failed', failed } );
		} else {
			tellFailed( failed );
			close();
		}
		onDone();
	} );
	useEffect( () => {
		if ( startsAtOnce ) {
			void run();
		}
	}, [ startsAtOnce, run ] );

	const cancel = () => {
		if ( state.name === 'running' ) {
			stopper.current.abort();
		} else {
			close();
		}
	};
	if ( isAlone && startsAtOnce ) {
		// Too short for a dialog.
		return null;
	}
	return (
		<Modal
			title={ action() }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ cancel }
			focusOnMount="firstContentElement"
		>
			{ state.name === 'failed' && (
				<Failed failed={ state.failed } onClose={ close } />
			) }
			{ state.name === 'asking' && first && isRemoval( change ) && (
				<AskToRemove
					removal={ change.name }
					posts={ [ first, ...more ] }
					onRemove={ () => void run() }
					onClose={ close }
				/>
			) }
			{ state.name === 'running' && (
				<>
					<p className={ styles.text }>
						{ progressLabel( state.tried, posts.length ) }
					</p>
					{ ! isAlone && (
						<progress
							className={ styles.progress }
							aria-label={ action() }
							max={ posts.length }
							value={ state.tried }
						/>
					) }
					<DialogActions
						label={ action() }
						isBusy
						isDestructive={ ! startsAtOnce }
						onCancel={ cancel }
						onAct={ () => undefined }
					/>
				</>
			) }
		</Modal>
	);
}

/** Only removal is asked about: choosing the value of other changes confirms them. */
const isRemoval = (
	change: Change
): change is Change & { readonly name: 'trash' | 'delete' } =>
	change.name === 'trash' || change.name === 'delete';

const progressLabel = ( tried: number, count: number ): string =>
	sprintf(
		/* translators: 1: number of items that are done, 2: number of all. */
		__( '%1$d of %2$d', 'atelier' ),
		tried,
		count
	);

/** The failed items with their reasons. */
function Failed( {
	failed,
	onClose,
}: {
	readonly failed: ChangeOutcome[ 'failed' ];
	readonly onClose: () => void;
} ) {
	return (
		<>
			<p className={ styles.text } role="alert">
				{ __( 'Some items could not be updated:', 'atelier' ) }
			</p>
			<ul className={ styles.failed }>
				{ failed.map( ( { post, error } ) => (
					<li key={ post.id }>
						<span className={ styles.name }>
							<bdi>{ titleOf( post ) }</bdi>
						</span>
						<span className={ styles.reason }>
							{ messageFor( error ) }
						</span>
					</li>
				) ) }
			</ul>
			<div className={ styles.close }>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onClose }
				>
					{ __( 'Close', 'atelier' ) }
				</Button>
			</div>
		</>
	);
}
