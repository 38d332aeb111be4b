import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { deaden, pageIn } from '@/ui/visitorsPage';
import {
	showStylesIn,
	engine,
	loadEngine,
} from '@/features/stylesheet/index.records';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import { useSignal } from '@/ui/useSignal';
import styles from './StyledPage.module.css';
import { ComparisonWaiting } from './ComparisonWaiting';

interface StyledPageProps {
	/** An address on this site. */
	readonly url: string;
	readonly styles: SiteStyles;
	/** Its accessible name and label. */
	readonly label: string;
	readonly isLabelAtEnd?: boolean;
	/** Its displayed width, in pixels. */
	readonly width: number;
	/** The width of the window, in pixels, before scaling. */
	readonly viewport: number;
	readonly isShown: boolean;
	/** The visible part as a `clip-path`; empty for all. */
	readonly clip?: string;
	/** Called with its document once it is loaded. */
	readonly onPage: ( page: Document ) => void;
}

/** The state of the styles in the page. */
type State = 'loading' | 'shown' | 'failed';

/** A server-rendered page, in styles that can differ from the site's. */
export function StyledPage( {
	url,
	styles: site,
	label,
	isLabelAtEnd = false,
	width,
	viewport,
	isShown,
	clip = '',
	onPage,
}: StyledPageProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ page, setPage ] = useState< Document | null | undefined >();
	const [ state, setState ] = useState< State >( 'loading' );
	const maker = useSignal( engine );
	useEffect( () => void loadEngine(), [] );
	useEffect( () => {
		if ( page === undefined || ! maker ) {
			return;
		}
		setState( page && showStylesIn( page, site ) ? 'shown' : 'failed' );
	}, [ page, site, maker ] );

	const prepare = () => {
		const found = pageIn( frame.current );
		if ( found ) {
			deaden( found, () => undefined );
			onPage( found );
		}
		setPage( found );
	};
	const scale = width > 0 ? Math.min( 1, width / viewport ) : 1;
	return (
		<div
			className={ styles.holder }
			data-shown={ isShown }
			style={ clip === '' ? {} : { clipPath: clip } }
		>
			<iframe
				ref={ frame }
				className={ styles.frame }
				title={ label }
				src={ url }
				sandbox="allow-same-origin"
				data-ready={ state === 'shown' }
				style={ {
					inlineSize: `${ 100 / scale }%`,
					blockSize: `${ 100 / scale }%`,
					transform: `scale( ${ scale } )`,
					transformOrigin: isRTL() ? '100% 0' : '0 0',
				} }
				onLoad={ prepare }
			/>
			<span
				className={ styles.label }
				data-end={ isLabelAtEnd }
				aria-hidden
			>
				{ label }
			</span>
			{ state === 'loading' && (
				<div className={ styles.message }>
					<ComparisonWaiting />
				</div>
			) }
			{ state === 'failed' && (
				<p className={ styles.message } role="alert">
					{ __(
						'This page can’t be previewed with other styles. See the list of differences instead.',
						'atelier'
					) }
				</p>
			) }
		</div>
	);
}
