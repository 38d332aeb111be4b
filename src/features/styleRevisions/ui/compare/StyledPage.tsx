import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { deaden, pageIn } from '../../../../ui/visitorsPage';
import {
	showStylesIn,
	engine,
	loadEngine,
} from '../../../stylesheet/index.records';
import type { SiteStyles } from '../../../globalStyles/index.records';
import { useSignal } from '../../../../ui/useSignal';
import styles from './StyledPage.module.css';
import { Waiting } from './Waiting';

interface StyledPageProps {
	/** An address on this site. */
	readonly url: string;
	readonly styles: SiteStyles;
	/** What it is called. */
	readonly label: string;
	readonly isLabelAtEnd?: boolean;
	/** How wide it is shown, in pixels. */
	readonly width: number;
	/** The width of the window that it is shown in before it is made small. */
	readonly viewport: number;
	readonly isShown: boolean;
	/** What of it is seen, as `clip-path` has it; empty for all. */
	readonly clip?: string;
	/** Hears of its document once it is there. */
	readonly onPage: ( page: Document ) => void;
}

/** The current styles. */
type State = 'loading' | 'shown' | 'failed';

/** A page as visitors see it, in styles that may be others than the site's. */
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
					<Waiting />
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
