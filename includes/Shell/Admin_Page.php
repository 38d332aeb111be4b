<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Build;
use Atelier\Support\Stored_Preferences;

/**
 * The markup of the admin page before any script has run.
 */
final class Admin_Page {
	/** Sizes of the editor's panels with their borders, in pixels, as in src/ui/tokens.css and src/ui/SidePanel.module.css. */
	private const BAR       = 61;
	private const LIST_VIEW = 351;
	private const SETTINGS  = 282;

	private Build $build;
	private string $picture_url;
	private bool $has_bar;

	/**
	 * @param string $picture_url The URL of the preview of the document that opens in the editor; empty if there is none.
	 * @param bool   $has_bar     Whether the app starts with the bar of a site draft or of a previewed theme.
	 */
	public function __construct( Build $build, string $picture_url, bool $has_bar ) {
		$this->build       = $build;
		$this->picture_url = $picture_url;
		$this->has_bar     = $has_bar;
	}

	public function render(): void {
		if ( ! $this->build->is_complete() ) {
			// The notice above explains what to do.
			printf( '<div class="wrap"><h1>%s</h1></div>', esc_html__( 'Atelier', 'atelier' ) );
			return;
		}
		?>
		<div class="wrap hide-if-js">
			<h1><?php esc_html_e( 'Atelier', 'atelier' ); ?></h1>
			<div class="notice notice-error"><p>
				<?php esc_html_e( 'Atelier requires JavaScript. Please enable JavaScript in your browser settings and reload this page. Your site isn’t affected.', 'atelier' ); ?>
			</p></div>
		</div>
		<div id="atelier" class="atelier-root"<?php self::print_editor_edges(); ?><?php $this->print_bar(); ?>>
			<?php $this->print_opening_picture(); ?>
			<div id="atelier-app">
				<div class="atelier-skeleton" aria-hidden="true">
					<div class="atelier-skeleton__bar"></div>
					<div class="atelier-skeleton__frame"></div>
				</div>
			</div>
		</div>
		<?php
	}

	/** Prints the preview of the document that opens in the editor: the browser loads it before any script. */
	private function print_opening_picture(): void {
		if ( '' !== $this->picture_url ) {
			printf(
				'<div id="atelier-opening-picture" class="atelier-opening-picture" aria-hidden="true"><iframe title="%s" src="%s" sandbox="allow-same-origin" tabindex="-1" inert></iframe></div>',
				esc_attr__( 'Site preview', 'atelier' ),
				esc_url( $this->picture_url )
			);
		}
	}

	/** Prints whether the bar of a site draft or of a previewed theme will be shown. */
	private function print_bar(): void {
		if ( $this->has_bar ) {
			echo ' data-bar="true"';
		}
	}

	/**
	 * Prints the position of the editor's canvas, in pixels from the page's edges: beside the panels that the user has
	 * left open.
	 */
	private static function print_editor_edges(): void {
		$choices = Stored_Preferences::of_user( get_current_user_id(), 'core' );
		$is_bare = ! empty( $choices['distractionFree'] );
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Numbers.
		printf(
			' style="--editor-top:%dpx;--editor-start:%dpx;--editor-end:%dpx"',
			$is_bare ? 0 : self::BAR,
			! $is_bare && ! empty( $choices['showListViewByDefault'] ) ? self::LIST_VIEW : 0,
			! $is_bare && ( $choices['isComplementaryAreaVisible'] ?? true ) ? self::SETTINGS : 0
		);
		// phpcs:enable
	}

	/** The admin notice for a missing build. */
	public static function not_built_message( Build $build ): string {
		return sprintf(
			/* translators: 1: a command, 2: a folder. */
			esc_html__( 'Files of Atelier are missing. Install it again from its zip file; nothing on your site has changed. If this is its source code, run %1$s in %2$s.', 'atelier' ),
			'<code>npm install &amp;&amp; npm run build</code>',
			'<code>' . esc_html( $build->root() ) . '</code>'
		);
	}

	/** The menu icon as a data URL; WordPress colors it like its own. */
	public static function menu_icon(): string {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" fill-rule="evenodd" d="M4 2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm0 1.5a.5.5 0 0 0-.5.5v12c0 .3.2.5.5.5h2.5v-13H4Zm4 13h8a.5.5 0 0 0 .5-.5V4a.5.5 0 0 0-.5-.5H8v13Zm1.6-3.2 2.2-7.2h1.4l2.2 7.2h-1.5l-.4-1.6h-2l-.4 1.6H9.6Zm2.2-2.8h1.4l-.7-2.6-.7 2.6Z"/></svg>';
		return 'data:image/svg+xml;base64,' . base64_encode( $svg ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- WordPress colors only such icons.
	}
}
