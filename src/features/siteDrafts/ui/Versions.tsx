import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { UnknownRecord } from '@/kernel/guards';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { isolated } from '@/ui/quoted';
import { siteTimeLabel } from '@/ui/timeLabels';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { lastSettled, type Choice } from '../data/lastSettled';
import { noteOwnChange } from '../data/ownChanges';
import { refetchChanged } from '../data/refetchChanged';
import { settleChange } from '../data/requests';
import { editsIn, needsDecision, type DraftChange } from '../model/change';
import { changeTitle } from './changeTitle';
import styles from './ChangeSummary.module.css';

interface VersionsProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
	/** Shows the values of a version. */
	readonly children: ( edits: UnknownRecord ) => ReactNode;
}

/** The versions of a record to choose from, each as it would be. A record that is gone has only the live one. */
export function Versions( { draft, change, children }: VersionsProps ) {
	const { isBusy, problem, settle } = useSettling( draft, change );
	const title = changeTitle( change );
	const hasValues = Object.keys( change.live ).length > 0;
	return (
		<>
			<div className={ styles.versions }>
				{ needsDecision( change ) && (
					<section className={ styles.version }>
						<h4 className={ styles.versionName }>
							{ __( 'This site draft’s version', 'atelier' ) }
						</h4>
						<Saved
							by={ change.draftedBy }
							at={ change.draftedAt }
						/>
						{ hasValues &&
							children( editsIn( change, change.conflicts ) ) }
						<ChoiceButton
							isBusy={ isBusy }
							label={ __( 'Use this version', 'atelier' ) }
							name={ sprintf(
								/* translators: %s: title of a record. */
								__( 'Use this version: “%s”', 'atelier' ),
								title
							) }
							onClick={ () => void settle( 'mine' ) }
						/>
					</section>
				) }
				<section className={ styles.version }>
					<h4 className={ styles.versionName }>
						{ __( 'The live version', 'atelier' ) }
					</h4>
					<Saved by={ change.changedBy } at={ change.changedAt } />
					{ hasValues && children( change.live ) }
					{ change.conflicts.includes( 'password' ) && (
						<p className={ styles.message }>
							{ __(
								'The password was changed as well.',
								'atelier'
							) }
						</p>
					) }
					<ChoiceButton
						isBusy={ isBusy }
						label={ __( 'Use the live version', 'atelier' ) }
						name={ sprintf(
							/* translators: %s: title of a record. */
							__( 'Use the live version of “%s”', 'atelier' ),
							title
						) }
						onClick={ () => void settle( 'theirs' ) }
					/>
				</section>
			</div>
			<ErrorText>{ problem }</ErrorText>
		</>
	);
}

/** Who saved a version, and when, as far as that is known. */
const Saved = ( { by, at }: { readonly by: string; readonly at: string } ) =>
	( by !== '' || at !== '' ) && (
		<p className={ styles.quiet }>
			{ [ by && isolated( by ), at && siteTimeLabel( new Date( at ) ) ]
				.filter( Boolean )
				.join( ' · ' ) }
		</p>
	);

interface ChoiceButtonProps {
	readonly isBusy: boolean;
	readonly label: string;
	/** The label with the title of the record, for screen readers. */
	readonly name: string;
	readonly onClick: () => void;
}

const ChoiceButton = ( {
	isBusy,
	label,
	name,
	onClick,
}: ChoiceButtonProps ) => (
	<Button
		size="compact"
		variant="secondary"
		className={ styles.use ?? '' }
		disabled={ isBusy }
		accessibleWhenDisabled
		aria-label={ name }
		onClick={ onClick }
	>
		{ label }
	</Button>
);

/** Takes a version; the note of it offers to take that back. */
function useSettling( draft: NamedDraft, change: DraftChange ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const settle = async ( choice: Choice ) => {
		setBusy( true );
		setProblem( '' );
		const result = await settleChange( draft.id, change, choice );
		setBusy( false );
		noteOwnChange( change.key );
		if ( ! result.ok ) {
			refetchDrafts();
			setProblem( messageFor( result.error ) );
			return;
		}
		lastSettled.set( {
			draft: draft.id,
			key: change.key,
			title: changeTitle( change ),
			choice,
		} );
		refetchChanged( draft.id );
	};
	return { isBusy, problem, settle };
}
