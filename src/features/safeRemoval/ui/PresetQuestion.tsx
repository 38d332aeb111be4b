import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { allOf, kebab } from '@/features/globalStyles/index.model';
import { usePresets } from '@/features/globalStyles/index.records';
import { useStyleUses } from '@/features/presets/index.records';
import { useTarget } from '@/features/saving/index.records';
import { switchDraft } from '@/features/siteDrafts';
// Before uses: all chunks need style sheets in one order.
import { RepairChoice } from './RepairChoice';
import type { Substitute } from './Replacement';
import type { PresetQuestionProps } from '@/features/uses/index.model';
import { usePresetUses, UsesList } from '@/features/uses';
import type { Progress } from '../data/repairInDraft';
import { replaceAsEdits, replaceInDraft } from '../data/replacePresets';
import type { Way } from '../model/repair';
import { Problem } from './Problem';
import styles from './SafeRemoval.module.css';

/** Asks what becomes of the uses of presets before they are removed, or which other one replaces them. */
export function PresetQuestion( {
	kind,
	slugs,
	name,
	title,
	text,
	removal,
	onReplace,
	onClose,
}: PresetQuestionProps ) {
	const load = usePresetUses( kind, ...slugs );
	const inStyles = useStyleUses( kind, slugs );
	const others = useOthers( kind, slugs );
	const total = load.status === 'ready' ? load.value.total : 0;
	const isUsed = total + inStyles.length > 0;
	const [ chosenWay, setWay ] = useState< Way >( 'leave' );
	const way = removal ? ( isUsed ? chosenWay : 'leave' ) : 'replace';
	const [ by, setBy ] = useState< Substitute | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const progress = useRef< Progress >( { draft: null } );
	const { target, control } = useTarget( total + 1, {
		label: __( 'Where to change them', 'atelier' ),
		draft: __(
			'In a new site draft: all changes are published together',
			'atelier'
		),
		edits: __( 'As unsaved changes here', 'atelier' ),
	} );
	const shortName = shorten( name, 50 ) || __( '(no title)', 'atelier' );

	const said =
		way === 'reset'
			? resetMessage( shortName )
			: replacedMessage( shortName, by?.title ?? '' );

	const change = async (): Promise< boolean > => {
		const wanted = {
			kind,
			slugs,
			by: way === 'reset' ? null : ( by?.id ?? '' ),
			list: removal?.list ?? null,
		};
		if ( target === 'edits' ) {
			const edited = await replaceAsEdits( wanted, onReplace );
			setProblem( edited.ok ? '' : messageFor( edited.error ) );
			if ( edited.ok ) {
				void dispatch( noticesStore ).createSuccessNotice( said, {
					type: 'snackbar',
				} );
			}
			return edited.ok;
		}
		const done = await replaceInDraft(
			wanted,
			/* translators: %s: title of a pattern, template part or menu. Title of a site draft. */
			sprintf( __( 'Without “%s”', 'atelier' ), shortName ),
			progress.current
		);
		setProblem( done.ok ? '' : messageFor( done.error ) );
		if ( done.ok && progress.current.draft ) {
			onReplace();
			sayOnArrival( said );
			switchDraft( progress.current.draft );
		}
		return done.ok;
	};
	const act = async () => {
		setIsBusy( true );
		setProblem( '' );
		if ( way !== 'leave' ) {
			const isDone = await change();
			setIsBusy( false );
			if ( isDone ) {
				onClose();
			}
			return;
		}
		await removal?.act();
		onClose();
	};

	return (
		<Modal
			title={ title }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ () => {
				if ( ! isBusy ) {
					onClose();
				}
			} }
		>
			<div className={ styles.panel }>
				{ text !== undefined && (
					<p className={ styles.text }>{ text }</p>
				) }
				<UsesList
					inStyles={ inStyles }
					load={ load }
					introduction={
						slugs.length > 1
							? __( 'These use them:', 'atelier' )
							: __( 'These use it:', 'atelier' )
					}
					isPlural={ slugs.length > 1 }
				/>
				{ ( isUsed || ! removal ) && (
					<RepairChoice
						kind={ kind }
						removed={ slugs }
						way={ way }
						{ ...( removal ? { onWay: setWay } : {} ) }
						others={ others }
						by={ by }
						onBy={ setBy }
						target={ control }
						unseen={
							load.status === 'ready' ? load.value.others : 0
						}
					/>
				) }
				{ way !== 'leave' && removal?.note !== undefined && (
					<p className={ styles.note }>{ removal.note }</p>
				) }
				<Problem>{ problem }</Problem>
			</div>
			<DialogActions
				label={
					way === 'replace'
						? __( 'Replace', 'atelier' )
						: ( removal?.label ?? '' )
				}
				isBusy={ isBusy }
				isDisabled={
					load.status === 'loading' ||
					( way === 'replace' && by === null )
				}
				isDestructive={ way !== 'replace' }
				onCancel={ onClose }
				onAct={ () => void act() }
			/>
		</Modal>
	);
}

/** What can come in the place of some presets. */
function useOthers(
	kind: PresetQuestionProps[ 'kind' ],
	slugs: readonly string[]
): readonly Substitute[] {
	const gone = new Set( slugs.map( kebab ) );
	return allOf( usePresets( kind ) )
		.filter( ( { slug } ) => ! gone.has( kebab( slug ) ) )
		.map( ( { slug, name } ) => ( { id: slug, title: name || slug } ) );
}

const replacedMessage = ( name: string, other: string ): string =>
	sprintf(
		/* translators: 1: the name of a color, font or the like, 2: the name of another one. */
		__( '“%1$s” was replaced by “%2$s”.', 'atelier' ),
		name,
		other
	);

const resetMessage = ( name: string ): string =>
	sprintf(
		/* translators: %s: the name of a color, font or the like. */
		__( '“%s” was deleted, and what used it was reset.', 'atelier' ),
		name
	);
