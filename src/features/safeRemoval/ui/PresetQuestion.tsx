import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Result } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { allOf, kebab } from '@/features/globalStyles/index.model';
import { usePresets } from '@/features/globalStyles/index.records';
import { useStyleUses } from '@/features/presets/index.records';
import { switchDraft } from '@/features/siteDrafts';
// Before uses: all chunks need style sheets in one order.
import { UsesQuestion, type ChosenRepair } from './UsesQuestion';
import type { Substitute } from './Replacement';
import type { PresetQuestionProps } from '@/features/uses/index.model';
import { usePresetUses } from '@/features/uses';
import type { Progress } from '../data/repairInDraft';
import { replaceAsEdits, replaceInDraft } from '../data/replacePresets';
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
	const [ isBusy, setIsBusy ] = useState( false );
	const progress = useRef< Progress >( { draft: null } );
	const shortName = shorten( name, 50 ) || __( '(no title)', 'atelier' );

	const change = async ( {
		way,
		by,
		target,
	}: ChosenRepair ): Promise< Result< void > > => {
		const said =
			way === 'reset'
				? resetMessage( shortName )
				: replacedMessage( shortName, by?.title ?? '' );
		const wanted = {
			kind,
			slugs,
			by: way === 'reset' ? null : ( by?.id ?? '' ),
			list: removal?.list ?? null,
		};
		if ( target === 'edits' ) {
			const edited = await replaceAsEdits( wanted, onReplace );
			if ( edited.ok ) {
				void dispatch( noticesStore ).createSuccessNotice( said, {
					type: 'snackbar',
				} );
			}
			return edited;
		}
		const done = await replaceInDraft(
			wanted,
			/* translators: %s: title of a pattern, template part or menu. Title of a site draft. */
			sprintf( __( 'Without “%s”', 'atelier' ), shortName ),
			progress.current
		);
		if ( done.ok && progress.current.draft ) {
			onReplace();
			sayOnArrival( said );
			switchDraft( progress.current.draft );
		}
		return done;
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
			<UsesQuestion
				kind={ kind }
				removed={ slugs }
				load={ load }
				inStyles={ inStyles }
				alsoChanged={ 1 }
				others={ others }
				label={ removal?.label ?? null }
				labelOf={ ( { way } ) =>
					way === 'replace' ? __( 'Replace', 'atelier' ) : null
				}
				targets={ {
					label: __( 'Where to change them', 'atelier' ),
					draft: __(
						'In a new site draft: all changes are published together',
						'atelier'
					),
					edits: __( 'As unsaved changes here', 'atelier' ),
				} }
				note={ removal?.note }
				onLeave={ async () => {
					await removal?.act();
					onClose();
				} }
				onChange={ change }
				onBusy={ setIsBusy }
				onClose={ onClose }
			>
				{ text !== undefined && (
					<p className={ styles.text }>{ text }</p>
				) }
			</UsesQuestion>
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
