import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { blockTitle } from '@/features/documents/index.records';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { repairBlocks } from '../data/repairBlocks';
import { useBlockCheck } from '../data/useBlockChecks';
import type { InvalidBlock } from '../model/blockCheck';
import type { DraftChange } from '../model/change';
import { changeTitle } from './changeTitle';
import { Sample } from './CodeSamples';
import styles from './InvalidBlocks.module.css';

interface InvalidBlocksProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
}

/** The number of blocks that are listed. */
const LISTED = 5;

/** Blocks of an agent that aren't valid, and their repair. Nothing while they are being checked, and if all are. */
export function InvalidBlocks( { draft, change }: InvalidBlocksProps ) {
	const { invalid, repaired } = useBlockCheck( change ) ?? NOT_CHECKED;
	if ( invalid.length === 0 ) {
		return null;
	}
	return (
		<div className={ styles.invalid }>
			<h4 className={ styles.heading }>
				{ headingLabel( invalid.length ) }
			</h4>
			<p className={ styles.text }>
				{ repaired === null ? lossMessage() : repairMessage() }
			</p>
			<ul className={ styles.list }>
				{ invalid.slice( 0, LISTED ).map( ( block, index ) => (
					// They don't move: another version of the change is another list.
					<li key={ index }>
						<Reason block={ block } />
					</li>
				) ) }
			</ul>
			{ invalid.length > LISTED && (
				<p className={ styles.quiet }>
					{ moreLabel( invalid.length - LISTED ) }
				</p>
			) }
			{ repaired !== null && (
				<Repair
					draft={ draft }
					change={ change }
					repaired={ repaired }
				/>
			) }
		</div>
	);
}

const NOT_CHECKED = { invalid: [], repaired: null };

function headingLabel( count: number ): string {
	return sprintf(
		/* translators: %d: number of blocks. */
		_n(
			'%d block isn’t valid',
			'%d blocks aren’t valid',
			count,
			'atelier'
		),
		count
	);
}

const moreLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of blocks that aren't listed. */
		_n( 'And %d more.', 'And %d more.', count, 'atelier' ),
		count
	);

const repairMessage = (): string =>
	__(
		'This can’t be published before it is repaired. Repairing writes these blocks again, and loses no text, links or images.',
		'atelier'
	);

const lossMessage = (): string =>
	__(
		'This can’t be published like this, and repairing it would lose text, links or images. Ask the agent for changes, or open it, correct these blocks and save.',
		'atelier'
	);

function Reason( { block }: { readonly block: InvalidBlock } ) {
	const { name, sent, expected } = block;
	return (
		<details>
			<summary>
				{ sprintf(
					/* translators: %s: title of a type of blocks, such as "Heading". */
					__(
						'“%s” has other HTML than this block saves',
						'atelier'
					),
					blockTitle( name )
				) }
			</summary>
			<Sample
				label={ __( 'As the agent wrote it', 'atelier' ) }
				code={ sent }
			/>
			{ expected !== '' && (
				<Sample
					label={ __( 'As the block saves it', 'atelier' ) }
					code={ expected }
				/>
			) }
		</details>
	);
}

function Repair( {
	draft,
	change,
	repaired,
}: InvalidBlocksProps & { readonly repaired: string } ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const title = changeTitle( change );
	const act = async () => {
		setAsking( false );
		setBusy( true );
		setProblem( '' );
		const result = await repairBlocks( draft.id, change, repaired );
		setBusy( false );
		refetchDrafts();
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
			return;
		}
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of a record. */
				__( 'Blocks of “%s” repaired.', 'atelier' ),
				title
			),
			{ type: 'snackbar' }
		);
	};
	return (
		<div>
			<Button
				size="compact"
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: title of a record. */
					__( 'Repair blocks of “%s”…', 'atelier' ),
					title
				) }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Repair…', 'atelier' ) }
			</Button>
			<ErrorText>{ problem }</ErrorText>
			{ isAsking && (
				<Confirm
					confirmButtonText={ __( 'Repair', 'atelier' ) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => void act() }
				>
					{ sprintf(
						/* translators: %s: title of a record. */
						__(
							'Repair the blocks of “%s”? Its whole content is then saved in this site draft as yours, which also accepts it. Check it first.',
							'atelier'
						),
						title
					) }
				</Confirm>
			) }
		</div>
	);
}
