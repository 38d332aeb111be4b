import { Button, CheckboxControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { speak } from '@wordpress/a11y';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import type { AppError } from '@/kernel/result';
import { Age } from '@/ui/Age';
import { openDraft } from '@/platform/siteDraft';
import { atSiteClock } from '@/platform/siteNow';
import { messageFor } from '@/ui/messages';
import {
	DiscardButton,
	useValueChanges,
} from '@/features/saving/index.records';
import { ChangeList, recordLabel } from '@/features/documents/index.records';
import { sourceOf } from '../data/sources';
import { valuesOf, type Entry } from '../model/entry';
import { canRestore, isStranded, type Offer } from '../model/offers';
import {
	lacksPasswordMessage,
	recordStatusMessage,
} from './recordStatusMessages';
import styles from './RestoreDialog.module.css';

interface OfferRowProps {
	readonly offer: Offer;
	readonly isChosen: boolean;
	readonly isBusy: boolean;
	/** The error of the last attempt to restore it. */
	readonly failure: AppError | undefined;
	readonly onToggle: () => void;
	readonly onDiscard: () => void;
}

/** One offer: record, time, changes, and a checkbox to restore it. */
export function OfferRow( {
	offer,
	isChosen,
	isBusy,
	failure,
	onToggle,
	onDiscard,
}: OfferRowProps ) {
	const { entry } = offer;
	const label = recordLabel( { ...entry.subject, title: entry.title } );
	const message = recordStatusMessage( offer );
	return (
		<li className={ styles.offer }>
			{ canRestore( offer ) ? (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ isChosen }
					disabled={ isBusy }
					onChange={ onToggle }
				/>
			) : (
				<Gone
					entry={ entry }
					label={ label }
					isBusy={ isBusy }
					onDiscard={ onDiscard }
				/>
			) }
			<div className={ styles.details }>
				<p className={ styles.about }>
					{ sourceOf( entry )?.kindLabel( entry ) }
					{ ' · ' }
					<Age date={ new Date( whenAtSite( entry ) ) } />
					{ entry.keptBy === 'site' &&
						` · ${ __( 'Kept by your site', 'atelier' ) }` }
				</p>
				{ entry.draft && isStranded( offer, openDraft()?.id ) && (
					<p className={ styles.note }>
						{ sprintf(
							/* translators: %s: title of a site draft. */
							__(
								'From the site draft “%s”, which can’t be opened anymore.',
								'atelier'
							),
							entry.draft.title
						) }
					</p>
				) }
				{ message !== '' && (
					<p className={ styles.note }>{ message }</p>
				) }
				{ entry.lacksPassword && (
					<p className={ styles.note }>{ lacksPasswordMessage() }</p>
				) }
				<Changes entry={ entry } />
				{ failure && (
					<p className={ styles.failed }>{ messageFor( failure ) }</p>
				) }
			</div>
		</li>
	);
}

function Changes( { entry }: { readonly entry: Entry } ) {
	const values = useMemo( () => valuesOf( entry ), [ entry ] );
	const { isWaiting, ...changes } = useValueChanges( entry.subject, values );
	const summary = sourceOf( entry )?.summary;
	if ( summary ) {
		// A single change stands for all of them: the entry’s source describes them.
		const all = [ { path: [], from: undefined, to: undefined } ];
		return (
			<ChangeList
				changes={ { blocks: [], fields: all } }
				fieldLabels={ () => summary( entry ) }
			/>
		);
	}
	return (
		<>
			<ChangeList changes={ changes } of={ entry.subject } />
			{ isWaiting && (
				<p className={ styles.about }>{ __( 'Content', 'atelier' ) }</p>
			) }
		</>
	);
}

/** The browser dates what it keeps by its own clock. */
const whenAtSite = ( { keptBy, when }: Entry ): number =>
	keptBy === 'site' ? when : atSiteClock( when );

interface GoneProps {
	readonly entry: Entry;
	readonly label: string;
	readonly isBusy: boolean;
	readonly onDiscard: () => void;
}

/** The record was deleted, so its changes can't be restored; their content can still be copied. */
function Gone( { entry, label, isBusy, onDiscard }: GoneProps ) {
	const content = stringOr( valuesOf( entry ).edits.content );
	const ref = useCopyToClipboard< HTMLButtonElement >( content, () =>
		speak( __( 'Copied.', 'atelier' ) )
	);
	return (
		<div className={ styles.gone }>
			<strong>{ label }</strong>
			<span className={ styles.goneActions }>
				{ content !== '' && (
					<Button
						ref={ ref }
						size="small"
						variant="tertiary"
						aria-label={ sprintf(
							/* translators: %s: title of a deleted record. */
							__( 'Copy content of “%s”', 'atelier' ),
							label
						) }
					>
						{ __( 'Copy content', 'atelier' ) }
					</Button>
				) }
				<DiscardButton
					label={ label }
					isDisabled={ isBusy }
					onDiscard={ onDiscard }
				/>
			</span>
		</div>
	);
}
