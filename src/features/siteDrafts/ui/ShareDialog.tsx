import { Button, Modal, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, MouseEvent } from 'react';
import { ErrorText } from '../../../ui/ErrorText';
import { messageFor } from '../../../ui/messages';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts, useFresh } from '../data/freshDrafts';
import { createLink, fetchLinks, revokeLink } from '../data/requests';
import { DAYS, parseDays, type ShareLink } from '../model/link';
import type { Person } from '../model/siteDraft';
import { DialogLoad } from './DialogLoad';
import { siteTimeLabel, titleLabel } from './draftLabels';
import styles from './Dialogs.module.css';

interface ShareDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

/** Links that show a draft on the front end: existing ones, and a form for new ones. */
export const ShareDialog = ( { draft, onClose }: ShareDialogProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: title of a site draft. */
			__( 'Share “%s”', 'atelier' ),
			titleLabel( draft.title )
		) }
		size="medium"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		<p className={ styles.text }>
			{ __(
				'Anyone with a link sees your whole site as it is in this site draft, without logging in. They can look around but can’t change anything. Changes you save to the draft later show up there too.',
				'atelier'
			) }
		</p>
		<NewLink draft={ draft.id } />
		<Links draft={ draft.id } />
	</Modal>
);

function NewLink( { draft }: { readonly draft: number } ) {
	const [ text, setText ] = useState( String( DAYS.usual ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const days = parseDays( text );
	const create = async () => {
		if ( days === null ) {
			setProblem(
				sprintf(
					/* translators: 1: the fewest days, 2: the most days. */
					__( 'Enter a number from %1$d to %2$d.', 'atelier' ),
					DAYS.min,
					DAYS.max
				)
			);
			return;
		}
		setBusy( true );
		setProblem( '' );
		const result = await createLink( draft, days );
		setBusy( false );
		if ( result.ok ) {
			refetchDrafts();
			speak( __( 'Link created.', 'atelier' ) );
		} else {
			setProblem( messageFor( result.error ) );
		}
	};
	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( ! isBusy ) {
					void create();
				}
			} }
		>
			<div className={ styles.row }>
				<div className={ styles.days }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="number"
						min={ DAYS.min }
						max={ DAYS.max }
						label={ __( 'Days it works', 'atelier' ) }
						value={ text }
						onChange={ setText }
					/>
				</div>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Create link', 'atelier' ) }
				</Button>
			</div>
			<ErrorText>{ problem }</ErrorText>
		</form>
	);
}

function Links( { draft }: { readonly draft: number } ) {
	const load = useFresh( `links ${ draft }`, () => fetchLinks( draft ) );
	if ( load.status !== 'ready' ) {
		return <DialogLoad load={ load } />;
	}
	return load.value.length === 0 ? (
		<p className={ styles.quiet }>{ __( 'No links yet.', 'atelier' ) }</p>
	) : (
		<>
			<h2 className={ styles.sectionHeading }>
				{ __( 'Links', 'atelier' ) }
			</h2>
			<ul className={ styles.list }>
				{ load.value.map( ( link ) => (
					<LinkRow key={ link.id } draft={ draft } link={ link } />
				) ) }
			</ul>
		</>
	);
}

function LinkRow( {
	draft,
	link: { id, url, expires, by, works },
}: {
	readonly draft: number;
	readonly link: ShareLink;
} ) {
	const [ isCopied, setCopied ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const copy = useCopyToClipboard< HTMLButtonElement >( url, () => {
		setCopied( true );
		speak( __( 'Copied.', 'atelier' ) );
	} );
	const revoke = async () => {
		setBusy( true );
		const result = await revokeLink( draft, id );
		setBusy( false );
		if ( result.ok ) {
			refetchDrafts();
			speak( __( 'Link revoked.', 'atelier' ) );
		} else {
			setProblem( messageFor( result.error ) );
		}
	};
	const date = siteTimeLabel( expires );
	return (
		<li className={ styles.item }>
			<div className={ styles.row }>
				<input
					className={ styles.address }
					aria-label={ __( 'Link', 'atelier' ) }
					readOnly
					value={ url }
					onFocus={ ( { currentTarget } ) => currentTarget.select() }
				/>
				<Button ref={ copy } size="compact" variant="secondary">
					{ isCopied
						? __( 'Copied', 'atelier' )
						: __( 'Copy', 'atelier' ) }
				</Button>
				<Button
					size="compact"
					variant="tertiary"
					isDestructive
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					aria-label={ sprintf(
						/* translators: %s: a date with its time. */
						__( 'Revoke the link that works until %s', 'atelier' ),
						date
					) }
					onClick={ ( {
						currentTarget,
					}: MouseEvent< HTMLElement > ) => {
						// The focused button disappears with its row.
						currentTarget
							.closest< HTMLElement >( '[role="dialog"]' )
							?.focus();
						void revoke();
					} }
				>
					{ __( 'Revoke', 'atelier' ) }
				</Button>
			</div>
			<span className={ styles.quiet }>
				{ works
					? validityLabel( date, by )
					: __(
							'This link doesn’t work. The person who made it can’t use Atelier anymore.',
							'atelier'
						) }
			</span>
			<ErrorText>{ problem }</ErrorText>
		</li>
	);
}

const validityLabel = ( date: string, by: Person | null ): string =>
	by
		? sprintf(
				/* translators: 1: a date with its time, 2: name of a user. */
				__( 'Works until %1$s. Created by %2$s.', 'atelier' ),
				date,
				by.name
			)
		: sprintf(
				/* translators: %s: a date with its time. */
				__( 'Works until %s.', 'atelier' ),
				date
			);
