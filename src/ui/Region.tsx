import { Component } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo, ReactNode } from 'react';
import { Failure } from './Failure';
import styles from './Region.module.css';

interface RegionProps {
	/** The accessible name, which the error message uses, too. */
	readonly label: string;
	readonly className?: string | undefined;
	/** Marks the region that takes the focus when its screen or panel opens. */
	readonly isFocusTarget?: boolean;
	readonly children: ReactNode;
}

/** A landmark with an error boundary: an error inside is shown here, and everything else keeps working. */
export function Region( {
	label,
	className,
	isFocusTarget,
	children,
}: RegionProps ) {
	return (
		<div
			role="region"
			aria-label={ label }
			className={ [ styles.region, className ].join( ' ' ) }
			tabIndex={ -1 }
			data-focus-target={ isFocusTarget }
		>
			<Boundary label={ label }>{ children }</Boundary>
		</div>
	);
}

interface BoundaryProps extends Pick< RegionProps, 'label' | 'children' > {
	/** Replaces the failed content, if there is no room for the message with its details. */
	readonly instead?: ReactNode;
	/** Called after an error. */
	readonly onError?: () => void;
}

interface BoundaryState {
	readonly error: Error | null;
	readonly componentStack: string;
}

/** The error boundary of a region, for elements that aren't landmarks. */
export class Boundary extends Component< BoundaryProps, BoundaryState > {
	public override state: BoundaryState = { error: null, componentStack: '' };

	public static getDerivedStateFromError(
		error: unknown
	): Partial< BoundaryState > {
		return {
			error:
				error instanceof Error ? error : new Error( String( error ) ),
		};
	}

	public override componentDidCatch( _error: Error, info: ErrorInfo ) {
		this.setState( { componentStack: info.componentStack ?? '' } );
		this.props.onError?.();
	}

	public override render() {
		const { error, componentStack } = this.state;
		if ( ! error ) {
			return this.props.children;
		}
		if ( this.props.instead !== undefined ) {
			return this.props.instead;
		}
		return (
			<Failure
				title={ sprintf(
					/* translators: %s: the name of a part of the screen, such as "Navigation". */
					__( '“%s” has stopped working', 'atelier' ),
					this.props.label
				) }
				text={ __(
					'Everything else still works, and your changes haven’t been lost. Try again. If the problem continues, copy the details and send them to whoever supports your site.',
					'atelier'
				) }
				details={ `${ error.stack ?? error.message }\n${ componentStack }` }
				onRetry={ () =>
					this.setState( { error: null, componentStack: '' } )
				}
			/>
		);
	}
}
