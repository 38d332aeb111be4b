<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use WP_REST_Response;

/**
 * A random sequence of what people do to a site, the same for each seed. Few names and slugs, so that they meet.
 */
final class Random_Steps {
	private const TITLES    = array( 'Alpha', 'Beta', 'Services', 'Home', 'About' );
	private const SLUGS     = array( 'alpha', 'beta', 'services', 'home', 'about', 'team', 'hello' );
	private const TEMPLATES = array( 'page', 'single', 'wide', 'own', 'front-page', 'category-news', 'page-services', '404' );
	private const FRONT     = array( 'Home', 'Blog', 'Services' );
	private const PARTS     = array( 'header', 'footer', 'top' );

	private int $seed;
	private Twin_Site $site;

	/** @var list<string> Each step and whether it worked. */
	private array $log = array();

	/** @var array<string, true> Names of records in the trash or deleted. */
	private array $gone = array( 'Gone' => true );

	private int $made = 0;

	private function __construct( int $seed, Twin_Site $site ) {
		$this->seed = $seed;
		$this->site = $site;
	}

	/** @return list<string> What was done, and whether it worked. */
	public static function make( int $seed, int $steps, Twin_Site $site ): array {
		$made = new self( $seed, $site );
		for ( $step = 0; $step < $steps; ++$step ) {
			$made->step();
		}
		return $made->log;
	}

	/** A number below another one. */
	private function below( int $limit ): int {
		$this->seed = ( $this->seed * 1103515245 + 12345 ) % 2147483648;
		return (int) ( $this->seed / 65536 ) % max( 1, $limit );
	}

	/**
	 * @template T
	 * @param list<T> $list
	 * @return T
	 */
	private function one_of( array $list ) {
		return $list[ $this->below( count( $list ) ) ];
	}

	/** A record that is there; empty without one. */
	private function record( string $type ): string {
		$names = array_values( array_diff( $this->site->names( $type ), array_keys( $this->gone ) ) );
		return $names ? $this->one_of( $names ) : '';
	}

	/** @param WP_REST_Response|null $answer Null if nothing was done. */
	private function note( string $what, ?WP_REST_Response $answer ): bool {
		$works = $answer && $answer->get_status() < 300;
		if ( $answer ) {
			$this->log[] = $what . ( $works ? '' : ': ' . ( $answer->get_data()['code'] ?? $answer->get_status() ) );
		}
		return $works;
	}

	private function step(): void {
		$steps = array( 'create_post', 'create_post', 'create_post', 'update_post', 'update_post', 'update_post', 'update_post', 'move_page', 'move_page', 'remove', 'remove', 'bring_back', 'pattern', 'menu', 'template', 'template', 'remove_template', 'part', 'settings', 'settings', 'styles' );
		$step  = $this->one_of( $steps );
		$this->site->open();
		$this->$step();
	}

	/** @return array<string, mixed> */
	private function values( string $type ): array {
		$choices = array(
			array( 'title' => $this->one_of( self::TITLES ) ),
			array( 'slug' => $this->one_of( self::SLUGS ) ),
			array( 'status' => $this->one_of( array( 'publish', 'draft', 'publish' ) ) ),
			array( 'template' => $this->one_of( array( '', 'wide', 'own' ) ) ),
			array( 'content' => '<!-- wp:block {"ref":' . $this->site->id( $this->record( 'wp_block' ) ) . '} /-->' ),
			array( 'excerpt' => $this->one_of( self::TITLES ) ),
			'post' === $type ? array( 'sticky' => 0 === $this->below( 2 ) ) : array( 'menu_order' => 100 + ++$this->made ),
			'post' === $type ? array( 'categories' => array( (int) get_term_by( 'slug', $this->one_of( array( 'news', 'uncategorized' ) ), 'category' )->term_id ) ) : array( 'comment_status' => $this->one_of( array( 'open', 'closed' ) ) ),
		);
		return $this->one_of( $choices ) + $this->one_of( $choices );
	}

	private function create_post(): void {
		$type = $this->one_of( array( 'page', 'page', 'post' ) );
		$name = 'Made' . ( ++$this->made );
		$more = $this->values( $type );
		$all  = array( 'date' => '2026-02-01T00:00:' . str_pad( (string) $this->made, 2, '0', STR_PAD_LEFT ) ) + array_diff_key( $more, array( 'status' => 1 ) ) + array( 'title' => $this->one_of( self::TITLES ) );
		if ( 'page' === $type && 0 === $this->below( 2 ) ) {
			$all['parent'] = $this->site->id( $this->record( 'page' ) );
		}
		if ( 'page' === $type ) {
			// Lists of pages with the same title have no order.
			$all += array( 'menu_order' => 100 + $this->made );
		}
		$this->note( "create $type $name " . wp_json_encode( array_keys( $all ) ), $this->site->create( $type, $name, $all ) );
	}

	private function update_post(): void {
		$type = $this->one_of( array( 'page', 'page', 'post' ) );
		$name = $this->record( $type );
		$all  = $this->values( $type );
		$this->note( "update $name " . preg_replace( '/9\d{5}/', '#', (string) wp_json_encode( $all ) ), '' === $name ? null : $this->site->update( $name, $all ) );
	}

	private function move_page(): void {
		$name   = $this->record( 'page' );
		$parent = 0 === $this->below( 3 ) ? '' : $this->record( 'page' );
		if ( '' !== $name && ! $this->is_below( $parent, $name ) ) {
			$this->note( "move $name below $parent", $this->site->update( $name, array( 'parent' => $this->site->id( $parent ) ) ) );
		}
	}

	/** WordPress's own answer to a circle differs from what it stores. */
	private function is_below( string $name, string $other ): bool {
		$id = $this->site->id( $name );
		for ( $depth = 0; $id > 0 && $depth < 20; ++$depth ) {
			if ( $id === $this->site->id( $other ) ) {
				return true;
			}
			$post = get_post( $id );
			$id   = $post ? $post->post_parent : 0;
		}
		return false;
	}

	private function remove(): void {
		$name      = $this->record( $this->one_of( array( 'page', 'page', 'post', 'wp_block' ) ) );
		$is_forced = 0 === $this->below( 2 );
		if ( $is_forced && $this->leaves_two_addresses( $name ) ) {
			return;
		}
		if ( '' !== $name && $this->note( "remove $name" . ( $is_forced ? ' for good' : '' ), $this->site->delete( $name, $is_forced ) ) ) {
			$this->gone[ $name ] = true;
		}
	}

	/**
	 * Where a parent is deleted, WordPress moves its children up with the slugs that they have, also to where another page has the same:
	 * publishing a draft gives that one another address.
	 */
	private function leaves_two_addresses( string $name ): bool {
		$parent = get_post( $this->site->id( $name ) );
		$pages  = array_filter( array_map( fn( string $one ) => get_post( $this->site->id( $one ) ), $this->site->names( 'page' ) ) );
		$slugs  = static fn( int $below ): array => array_map( static fn( $page ): string => $page->post_name, array_filter( $pages, static fn( $page ): bool => $page->post_parent === $below ) );
		return $parent && array_intersect( $slugs( $parent->ID ), $slugs( $parent->post_parent ) );
	}

	private function bring_back(): void {
		foreach ( array_keys( $this->gone ) as $name ) {
			$post = get_post( $this->site->id( (string) $name ) );
			// The front page that a draft takes out of its trash is the front page again.
			if ( $post && 'trash' === $post->post_status && ! in_array( $name, self::FRONT, true ) && $this->note( "bring back $name", $this->site->update( (string) $name, array( 'status' => 'publish' ) ) ) ) {
				unset( $this->gone[ $name ] );
			}
			return;
		}
	}

	private function pattern(): void {
		$name = $this->record( 'wp_block' );
		$all  = array( 'content' => "<!-- wp:paragraph -->\n<p>A word " . $this->below( 100 ) . "</p>\n<!-- /wp:paragraph -->" );
		if ( '' === $name || 0 === $this->below( 2 ) ) {
			$new = 'Pattern' . ( ++$this->made );
			$this->note( "create $new", $this->site->create( 'wp_block', $new, $all + array( 'title' => $new ) ) );
		} else {
			$this->note( "update $name", $this->site->update( $name, $all ) );
		}
	}

	private function menu(): void {
		$name = $this->record( 'wp_navigation' );
		$page = $this->record( 'page' );
		$all  = array( 'content' => '<!-- wp:navigation-link {"label":"A link","type":"page","id":' . $this->site->id( $page ) . ',"url":"/","kind":"post-type"} /-->' );
		$this->note( "update $name", '' === $name ? null : $this->site->update( $name, $all ) );
	}

	private function template(): void {
		$slug = $this->one_of( self::TEMPLATES );
		$all  = array( 'content' => '<!-- wp:template-part {"slug":"' . $this->one_of( self::PARTS ) . '"} /--><!-- wp:paragraph --><p>In ' . $slug . $this->below( 100 ) . '</p><!-- /wp:paragraph --><!-- wp:post-content /-->' );
		$this->save_template( $slug, $all, 'wp_template' );
	}

	private function part(): void {
		$slug = $this->one_of( self::PARTS );
		$all  = array( 'content' => '<!-- wp:navigation {"ref":' . $this->site->id( $this->record( 'wp_navigation' ) ) . '} /--><!-- wp:paragraph --><p>Part ' . $this->below( 100 ) . '</p><!-- /wp:paragraph -->' );
		$this->save_template( $slug, $all, 'wp_template_part' );
	}

	/**
	 * @param array<string, mixed>             $all
	 * @param 'wp_template'|'wp_template_part' $type
	 */
	private function save_template( string $slug, array $all, string $type ): void {
		if ( get_block_template( get_stylesheet() . "//$slug", $type ) ) {
			$this->note( "update $type $slug", $this->site->update_template( $slug, $all, $type ) );
		} else {
			$this->note( "create $type $slug", $this->site->create_template( $slug, $all + array( 'title' => $slug ), $type ) );
		}
	}

	private function remove_template(): void {
		$slug     = $this->one_of( self::TEMPLATES );
		$template = get_block_template( get_stylesheet() . "//$slug" );
		if ( $template && 'custom' === $template->source && 'wide' !== $slug && 'own' !== $slug ) {
			$this->note( "remove template $slug", $template->has_theme_file ? $this->site->update_template( $slug, array( 'source' => 'theme' ) ) : $this->site->delete_template( $slug ) );
		}
	}

	private function settings(): void {
		$choices = array(
			array( 'title' => $this->one_of( self::TITLES ) ),
			array( 'posts_per_page' => 1 + $this->below( 3 ) ),
			array( 'show_on_front' => 'page', 'page_on_front' => $this->site->id( $this->front() ) ),
			array( 'page_for_posts' => $this->site->id( $this->front() ) ),
			array( 'show_on_front' => 'posts' ),
		);
		$values  = $this->one_of( $choices );
		$this->note( 'settings ' . wp_json_encode( array_keys( $values ) ), $this->site->settings( $values ) );
	}

	/** A page that isn't removed; empty without one. */
	private function front(): string {
		$names = array_values( array_diff( self::FRONT, array_keys( $this->gone ) ) );
		return $names ? $this->one_of( $names ) : '';
	}

	private function styles(): void {
		$this->note( 'styles', $this->site->styles( array( 'styles' => array( 'color' => array( 'text' => '#' . ( 100000 + $this->below( 800000 ) ) ) ) ) ) );
	}
}
