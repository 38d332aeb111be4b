import {
	Button,
	Modal,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, MouseEvent } from 'react';
import { locale } from '@/platform/locale';
import { currentAddress, documentPreviewUrl, documentRoute } from '@/routing';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { siteTimeLabel } from '@/ui/timeLabels';
import type { DocumentRef, Person } from '@/features/documents/index.model';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts, useFresh } from '../data/freshDrafts';
import { createLink, fetchLinks, revokeLink } from '../data/requests';
import { siteZone } from '@/platform/siteZone';
import { siteNow } from '@/platform/siteNow';
import { useChanges } from '../data/useSiteDraft';
import { documentOf, isForVisitors } from '../model/change';
import {
	dateAfter,
	DAYS,
	daysUntil,
	linkAt,
	type ShareLink,
} from '../model/link';
import { siteTimeOf } from '@/kernel/siteClock';
import { changeTitle } from './changeTitle';
import { DialogLoad } from './DialogLoad';
import { titleLabel } from './draftLabels';
import { OwnUnsaved } from './OwnUnsaved';
import styles from './Dialogs.module.css';

interface ShareDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

/** Links that show a draft on the front end: existing ones, and a form for new ones. */
export function ShareDialog( { draft, onClose }: ShareDialogProps ) {
	const [ page, setPage ] = useState( pageInView );
	return (
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
					'Anyone with a link sees your whole site as it is in this site draft, without logging in. They can look around but can’t change anything. Changes you save to it later show up there too.',
					'atelier'
				) }
			</p>
			<OwnUnsaved draft={ draft.id }>
				{ __( 'Links show saved changes only.', 'atelier' ) }
			</OwnUnsaved>
			<PagePicker draft={ draft.id } page={ page } onPage={ setPage } />
			<NewLink draft={ draft.id } />
			<Links draft={ draft.id } page={ page } />
		</Modal>
	);
}

/** The document on the screen, if visitors have a page of it. */
function pageInView(): DocumentRef | null {
	const shown = documentRoute.parse( currentAddress.get() );
	return shown && documentPreviewUrl( shown, {} )
		? { type: shown.type, id: shown.id }
		: null;
}

interface PagePickerProps {
	readonly draft: number;
	/** Null for the homepage. */
	readonly page: DocumentRef | null;
	readonly onPage: ( page: DocumentRef | null ) => void;
}

/** Where the links open: at the homepage, what was in view, or a page that the draft changes. */
function PagePicker( { draft, page, onPage }: PagePickerProps ) {
	const load = useChanges( draft );
	const changes = load.status === 'ready' ? load.value : [];
	const inView = pageInView();
	const inDraft = changes.flatMap( ( change ) => {
		const record = documentOf( change );
		return record && documentPreviewUrl( record, {} )
			? [
					{
						record,
						label: changeTitle( change ),
						isHidden: ! isForVisitors( change ),
					},
				]
			: [];
	} );
	const ofView = inDraft.find(
		( { record } ) => keyOf( record ) === keyOf( inView )
	);
	const changed = inDraft.filter( ( { isHidden } ) => ! isHidden );
	const isViewHidden = ofView?.isHidden === true;
	useEffect( () => {
		if ( isViewHidden ) {
			onPage( null );
		}
	}, [ isViewHidden, onPage ] );
	const pages = [
		{ record: null, label: __( 'Homepage', 'atelier' ) },
		...( inView && ! ofView
			? [ { record: inView, label: __( 'The page in view', 'atelier' ) } ]
			: [] ),
		...changed,
	];
	return (
		<div className={ styles.group }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Links open', 'atelier' ) }
				value={ keyOf( page ) }
				options={ pages.map( ( { record, label } ) => ( {
					value: keyOf( record ),
					label,
				} ) ) }
				onChange={ ( key ) =>
					onPage(
						pages.find( ( { record } ) => keyOf( record ) === key )
							?.record ?? null
					)
				}
			/>
		</div>
	);
}

const keyOf = ( record: DocumentRef | null ): string =>
	record ? `${ record.type }:${ record.id }` : '';

function NewLink( { draft }: { readonly draft: number } ) {
	const today = siteTimeOf( siteZone(), siteNow() ).slice( 0, 10 );
	const [ end, setEnd ] = useState( () => dateAfter( today, DAYS.usual ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const days = daysUntil( today, end );
	const create = async () => {
		if ( days === null ) {
			setProblem(
				sprintf(
					/* translators: 1: the first date, 2: the last date. */
					__( 'Choose a date from %1$s to %2$s.', 'atelier' ),
					dayLabel( dateAfter( today, DAYS.min ) ),
					dayLabel( dateAfter( today, DAYS.max ) )
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
			noValidate
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
						type="date"
						min={ dateAfter( today, DAYS.min ) }
						max={ dateAfter( today, DAYS.max ) }
						label={ __( 'Works until', 'atelier' ) }
						value={ end }
						onChange={ setEnd }
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

interface LinksProps {
	readonly draft: number;
	/** The page at which they are shown; null for the homepage. */
	readonly page: DocumentRef | null;
}

function Links( { draft, page }: LinksProps ) {
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
					<LinkRow
						key={ link.id }
						draft={ draft }
						link={ { ...link, url: linkAt( link.url, page ) } }
					/>
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
	useEffect( () => setCopied( false ), [ url ] );
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
	const date = siteTimeLabel( new Date( expires ) );
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

/** A day in words. */
const dayLabel = ( day: string ): string =>
	new Intl.DateTimeFormat( locale(), {
		dateStyle: 'long',
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T00:00Z` ) );

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
