import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import styles from './Failure.module.css';

interface FailureProps {
	readonly title: string;
	readonly text: string;
	/** Technical details for support; copied, not shown. */
	readonly details?: string;
	readonly onRetry?: () => void;
	/** Further actions, such as a link to another screen. */
	readonly children?: ReactNode;
}

/** An error message with a way to continue. */
export function Failure( {
	title,
	text,
	details,
	onRetry,
	children,
}: FailureProps ) {
	return (
		<div className={ styles.failure } role="alert">
			<h2 className={ styles.title }>{ title }</h2>
			<p className={ styles.text }>{ text }</p>
			<div className={ styles.actions }>
				{ onRetry && (
					<Button variant="primary" onClick={ onRetry }>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				) }
				{ details && <CopyDetails details={ details } /> }
				{ children }
			</div>
		</div>
	);
}

function CopyDetails( { details }: { readonly details: string } ) {
	const [ isCopied, setCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( details, () =>
		setCopied( true )
	);
	return (
		<Button variant="secondary" ref={ ref }>
			{ isCopied
				? __( 'Copied', 'atelier' )
				: __( 'Copy details', 'atelier' ) }
		</Button>
	);
}
