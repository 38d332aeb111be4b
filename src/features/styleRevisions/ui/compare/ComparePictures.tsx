import { useResizeObserver, useViewportMatch } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { homePreviewUrl, useAddress } from '@/routing';
import { TabList, TabPanel, useTabsId, type Tab } from '@/ui/Tabs';
import { previewPage } from '@/features/stylesheet';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import { stylesWith } from '@/features/stylesheet/index.records';
import type {
	ComparedSide,
	StylesDoc,
} from '@/features/globalStyles/index.model';
import styles from './ComparePictures.module.css';
import { Divider } from './Divider';
import { StyledPage } from './StyledPage';
import { useScrollTogether } from './useScrollTogether';

/** The layout of both pictures: side by side, overlaid with a slider, or one of them alone. */
type Layout = 'side' | 'slider' | ComparedSide;

const LABELS: Readonly< Record< Layout, () => string > > = {
	side: () => __( 'Side by side', 'atelier' ),
	slider: () => __( 'Slider', 'atelier' ),
	before: () => __( 'Before', 'atelier' ),
	after: () => __( 'After', 'atelier' ),
};

const WIDE: readonly Layout[] = [ 'side', 'slider' ];
const NARROW: readonly Layout[] = [ 'before', 'after', 'slider' ];

/** The width of the window, in pixels, in which a page is rendered. */
const VIEWPORT = 1200;

const GAP = 12;

interface ComparePicturesProps {
	readonly site: SiteStyles;
	readonly before: StylesDoc;
	readonly after: StylesDoc;
}

/** The same page of the site in two versions of its styles. */
export function ComparePictures( {
	site,
	before,
	after,
}: ComparePicturesProps ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const layouts = isNarrow ? NARROW : WIDE;
	const [ wanted, setWanted ] = useState< Layout >( 'side' );
	const layout = layouts.includes( wanted )
		? wanted
		: ( layouts[ 0 ] ?? 'slider' );
	const [ divider, setDivider ] = useState( 50 );
	const [ width, setWidth ] = useState( 0 );
	const stage = useRef< HTMLDivElement | null >( null );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		if ( entry ) {
			setWidth( entry.contentRect.width );
		}
	} );
	const query = useAddress().query;
	const [ url ] = useState(
		() => previewPage.get()?.URL ?? homePreviewUrl( query )
	);
	const together = useScrollTogether();
	const id = useTabsId();
	const pictureWidth = layout === 'side' ? ( width - GAP ) / 2 : width;
	const frame = {
		url,
		width: pictureWidth,
		viewport: isNarrow ? pictureWidth : Math.max( VIEWPORT, pictureWidth ),
	};
	return (
		<div className={ styles.pictures }>
			<TabList< Layout >
				label={ __( 'Comparison view', 'atelier' ) }
				id={ id }
				tabs={ layouts.map( ( name ): Tab< Layout > => ( {
					name,
					label: LABELS[ name ](),
				} ) ) }
				selected={ layout }
				onSelect={ setWanted }
			/>
			<TabPanel id={ id } selected={ layout }>
				<div
					ref={ ( element ) => {
						stage.current = element;
						measure( element );
					} }
					className={ styles.stage }
					data-layout={ layout }
				>
					<StyledPage
						{ ...frame }
						label={ LABELS.before() }
						styles={ stylesWith( site, before ) }
						isShown={ layout !== 'after' }
						onPage={ ( page ) => together( 'before', page ) }
					/>
					<StyledPage
						{ ...frame }
						label={ LABELS.after() }
						styles={ stylesWith( site, after ) }
						isShown={ layout !== 'before' }
						clip={ layout === 'slider' ? clipAt( divider ) : '' }
						isLabelAtEnd={ layout === 'slider' }
						onPage={ ( page ) => together( 'after', page ) }
					/>
					{ layout === 'slider' && (
						<Divider
							at={ divider }
							stage={ stage }
							onMove={ setDivider }
						/>
					) }
				</div>
			</TabPanel>
		</div>
	);
}

/** Shows the part of the upper picture after the divider, in reading direction. */
const clipAt = ( at: number ): string =>
	isRTL() ? `inset( 0 ${ at }% 0 0 )` : `inset( 0 0 0 ${ at }% )`;
