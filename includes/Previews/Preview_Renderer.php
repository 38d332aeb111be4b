<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Markup;
use Atelier\Support\Guard;
use Atelier\Support\Preview_Isolation;
use Atelier\Support\Site_Language;
use WP_Duotone;
use WP_Style_Engine_CSS_Rules_Store;
use WP_Styles;

/**
 * Renders templates, parts and patterns as on the front end, several in one request, each with its own styles.
 */
final class Preview_Renderer {
	/** What the head of several previews is made for: the most common page, with a first post. */
	private const ANY_TEMPLATE = 'home';

	private Sample_Query $sample;

	public function __construct( Sample_Query $sample ) {
		$this->sample = $sample;
	}

	/**
	 * @param list<Preview_Source> $sources
	 * @return array{head?: string, items: list<array{ref: string, isEmpty: bool, unseen: list<string>, bodyClass: string, css: string, body: string}>}
	 */
	public function render( array $sources, bool $with_head ): array {
		return Preview_Isolation::within( fn(): array => Site_Language::within( fn(): array => $this->render_all( $sources, $with_head ) ) );
	}

	/**
	 * @param list<Preview_Source> $sources
	 * @return array{head?: string, items: list<array{ref: string, isEmpty: bool, unseen: list<string>, bodyClass: string, css: string, body: string}>}
	 */
	private function render_all( array $sources, bool $with_head ): array {
		$before = wp_styles();
		$level  = ob_get_level();
		try {
			$GLOBALS['wp_styles'] = self::copy( $before ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.

			wp_styles()->text_direction = Site_Language::describe()['dir'];

			$head   = $this->head( $sources );
			$shared = wp_styles();
			$items  = array();
			foreach ( $sources as $source ) {
				$GLOBALS['wp_styles'] = self::copy( $shared ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
				$item                 = $this->try_one( $source, $shared );
				if ( $item ) {
					$items[] = $item;
				}
			}
		} finally {
			// A theme or plugin may throw.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$GLOBALS['wp_styles'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
		}
		return ( $with_head ? array( 'head' => $head ) : array() ) + array( 'items' => $items );
	}

	/**
	 * The styles of theme, blocks and plugins that every page of the site has.
	 *
	 * @param list<Preview_Source> $sources
	 */
	private function head( array $sources ): string {
		$enqueue = static fn() => Guard::within( Guard::HEAD, static fn() => Guard::action( 'wp_enqueue_scripts' ) );
		Guard::part( 'the head of previews', '', fn() => $this->in_a_template( $sources, $enqueue ), null );
		$this->use_one_sheet_for_core_blocks( wp_styles() );
		return Guard::within(
			Guard::PRINTING,
			static function (): string {
				ob_start();
				echo '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';
				wp_styles()->do_items();
				echo self::font_faces(); // phpcs:ignore WordPress.Security.EscapeOutput -- As WordPress prints it.
				// Block themes have it among the styles, and no such action anymore.
				if ( has_action( 'wp_head', 'wp_custom_css_cb' ) ) {
					wp_custom_css_cb();
				}
				return trim( (string) ob_get_clean() );
			}
		);
	}

	/** WordPress can't read all values that a theme.json may have. */
	private static function font_faces(): string {
		$print = static function (): string {
			ob_start();
			wp_print_font_faces();
			return (string) ob_get_clean();
		};
		return Guard::part( 'the fonts of previews', get_stylesheet(), $print, '' );
	}

	/**
	 * Runs a callback with the globals that WordPress has while it prints the head of a page: a query, its first post, and the
	 * template as it is sent.
	 *
	 * @param list<Preview_Source> $sources
	 * @param callable(): void     $work
	 */
	private function in_a_template( array $sources, callable $work ): void {
		$source  = $sources[0] ?? null;
		$content = implode( '', array_map( static fn( Preview_Source $any ): string => $any->content, $sources ) );
		$slug    = $source->template_slug ?? self::ANY_TEMPLATE;
		$globals = array(
			// As stored: rendering everything twice would take too long.
			'template_html'                 => '<div class="wp-site-blocks">' . $content . '</div>',
			'_wp_current_template_id'       => get_stylesheet() . '//' . $slug,
			'_wp_current_template_content'  => $content,
			'template'                      => ABSPATH . 'wp-includes/template-canvas.php',
		);
		$saved   = array_intersect_key( $GLOBALS, $globals );
		$this->sample->within(
			count( $sources ) === 1 ? $slug : self::ANY_TEMPLATE,
			static function () use ( $globals, $saved, $work ): void {
				foreach ( $globals as $name => $value ) {
					$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- WordPress's own, put back below.
				}
				try {
					$work();
				} finally {
					foreach ( array_keys( $globals ) as $name ) {
						unset( $GLOBALS[ $name ] );
					}
					foreach ( $saved as $name => $value ) {
						$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- Put back as it was.
					}
				}
			},
			count( $sources ) === 1 ? $source->post_id ?? 0 : 0
		);
	}

	/** Replaces a hundred small files, which every frame would request. */
	private function use_one_sheet_for_core_blocks( WP_Styles $styles ): void {
		$library = $styles->registered['wp-block-library'] ?? null;
		if ( ! $library ) {
			return;
		}
		$suffix       = wp_scripts_get_suffix();
		$library->src = "/wp-includes/css/dist/block-library/style$suffix.css";
		$styles->enqueue( 'wp-block-library' );
		foreach ( $styles->queue as $handle ) {
			$source = $styles->registered[ $handle ]->src ?? '';
			if ( is_string( $source ) && false !== strpos( $source, '/wp-includes/blocks/' ) ) {
				$styles->dequeue( $handle );
				$styles->done[] = $handle;
			}
		}
	}

	/**
	 * What fails is left out, at the cost of a second rendering. Null if rendering still fails; the others are still rendered.
	 *
	 * @return array{ref: string, isEmpty: bool, unseen: list<string>, bodyClass: string, css: string, body: string}|null
	 */
	private function try_one( Preview_Source $source, WP_Styles $shared ): ?array {
		$render   = fn(): array => $this->render_one( $source, $shared );
		$rendered = Guard::part( "the preview of $source->ref", $source->content, $render, null );
		if ( $rendered ) {
			return $rendered;
		}
		// What the first rendering has enqueued isn't all.
		$GLOBALS['wp_styles'] = self::copy( $shared ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back by the caller.
		return Guard::within_blocks( static fn() => Guard::part( "the parts of the preview of $source->ref", $source->content, $render, null ) );
	}

	/** @return array{ref: string, isEmpty: bool, unseen: list<string>, bodyClass: string, css: string, body: string} */
	private function render_one( Preview_Source $source, WP_Styles $shared ): array {
		$text    = new Block_Markup( $source->content );
		$closed  = $text->is_unrenderable() ? $text->closed() : $source->content;
		$content = $text->has_deep_submenus() ? '' : $closed;
		WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		list( $body, $classes ) = $this->sample->within(
			$source->template_slug,
			static fn(): array => array(
				// The filters of the front end, in the same order.
				wp_filter_content_tags( convert_smilies( wptexturize( do_blocks( do_shortcode( shortcode_unautop( $content ) ) ) ) ), 'template' ),
				array_diff( get_body_class(), array( 'admin-bar', 'logged-in' ) ),
			),
			$source->post_id
		);
		$filters = self::filters();
		wp_enqueue_stored_styles();
		return array(
			'ref'       => $source->ref,
			'isEmpty'   => '' === trim( $source->content ),
			'unseen'    => Blank_Rendering::of( $body, $source->content ),
			'bodyClass' => implode( ' ', $classes ),
			'css'       => $this->styles_beyond( $shared ),
			'body'      => self::around( str_replace( ']]>', ']]&gt;', $body ), $source->is_content ) . $filters,
		);
	}

	/** The markup and styles of duotone filters, which the front end prints in head and footer. */
	private static function filters(): string {
		WP_Duotone::output_block_styles();
		WP_Duotone::output_global_styles();
		ob_start();
		WP_Duotone::output_footer_assets();
		return (string) ob_get_clean();
	}

	/** Adds the wrappers that theme styles expect. */
	private static function around( string $body, bool $is_content ): string {
		return '<div class="wp-site-blocks">' . ( $is_content ? '<div class="has-global-padding is-layout-constrained">' . $body . '</div>' : $body ) . '</div>';
	}

	/** The styles added by rendering: enqueued stylesheets, and inline code of those printed before. */
	private function styles_beyond( WP_Styles $shared ): string {
		$styles = wp_styles();
		ob_start();
		$styles->do_items();
		$markup = trim( (string) ob_get_clean() );
		foreach ( $styles->registered as $handle => $item ) {
			// Handles that blocks only register would be enqueued in the head.
			$is_new = ! isset( $shared->registered[ $handle ] );
			if ( ! in_array( $handle, $shared->done, true ) && ! ( $is_new && ! in_array( $handle, $styles->done, true ) ) ) {
				continue;
			}
			$known = count( (array) ( $shared->registered[ $handle ]->extra['after'] ?? array() ) );
			$added = array_slice( array_filter( (array) ( $item->extra['after'] ?? array() ), 'is_string' ), $known );
			if ( $added ) {
				$markup .= '<style>' . implode( "\n", $added ) . '</style>';
			}
		}
		return $markup;
	}

	/** An independent copy of a registry. */
	private static function copy( WP_Styles $styles ): WP_Styles {
		$copy             = clone $styles;
		$copy->registered = array_map( static fn( $item ) => clone $item, $styles->registered );
		return $copy;
	}
}
