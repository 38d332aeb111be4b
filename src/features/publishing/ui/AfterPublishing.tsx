import { Button, ExternalLink, Slot } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import type { ReactNode } from 'react';
import { DialogButtons } from '@/ui/DialogActions';
import type { DocumentRef } from '@/features/documents/index.model';
import { AFTER_SLOT } from '../model/slots';
import { viewLabel } from './notices';
import styles from './PublishDialog.module.css';

interface AfterPublishingProps {
	readonly document: DocumentRef;
	/** The current status. */
	readonly status: string;
	readonly link: string;
	/** A way on for what visitors can see now, by its link. */
	readonly wayOn: ( link: string ) => ReactNode;
	readonly onClose: () => void;
}

/** The message with a link, after publishing. */
export function AfterPublishing( {
	document,
	status,
	link,
	wayOn,
	onClose,
}: AfterPublishingProps ) {
	const close = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		close.current?.focus();
	}, [] );
	const [ isCopied, setIsCopied ] = useState( false );
	const copy = useCopyToClipboard< HTMLButtonElement >( link, () => {
		setIsCopied( true );
		speak( __( 'Link copied.', 'atelier' ) );
	} );
	const isVisible = status === 'publish' || status === 'private';
	return (
		<div className={ styles.parts }>
			{ isVisible && (
				<p className={ styles.link }>
					<ExternalLink href={ link }>
						<bdi dir="ltr">{ link }</bdi>
					</ExternalLink>
				</p>
			) }
			{ status === 'publish' && wayOn( link ) }
			<Slot name={ AFTER_SLOT } bubblesVirtually />
			<DialogButtons>
				{ isVisible && (
					<>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							href={ link }
							target="_blank"
							rel="noreferrer"
						>
							{ viewLabel( document.type ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							ref={ copy }
						>
							{ isCopied
								? __( 'Copied', 'atelier' )
								: __( 'Copy link', 'atelier' ) }
						</Button>
					</>
				) }
				<Button
					__next40pxDefaultSize
					variant="primary"
					ref={ close }
					onClick={ onClose }
				>
					{ __( 'Close', 'atelier' ) }
				</Button>
			</DialogButtons>
		</div>
	);
}
