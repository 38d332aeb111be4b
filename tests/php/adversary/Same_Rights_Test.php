<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use WP_REST_Response;

require_once __DIR__ . '/Adversary_Case.php';

/**
 * Whatever users of different rights save into a site draft, publishing it gives what the same saves would have given on the
 * live site: no more, and no less. The saves are random, and the same for the same seed.
 *
 * @group many-requests
 */
final class Same_Rights_Test extends Adversary_Case {
	private const SEED      = 39;
	private const SEQUENCES = 12;
	private const SAVES     = 10;

	/** Those who may save into drafts; some of them often, to meet each other. */
	private const WHO = array( 'themer', 'writer', 'writer', 'columnist', 'columnist', 'nopub', 'nopub', 'designer', 'designer', 'designer', 'administrator', 'administrator' );

	/** The properties of each record that saves change. */
	private const PROPERTIES = array(
		'page'     => array( 'title', 'content', 'excerpt', 'status', 'template', 'meta', 'author', 'parent', 'menu_order', 'slug', 'password', 'comment_status', Mini_Plugin::FIELD ),
		'post'     => array( 'title', 'content', 'excerpt', 'status', 'meta', 'sticky', 'categories', 'tags', 'author', 'format' ),
		'block'    => array( 'title', 'content', 'meta', 'wp_pattern_category' ),
		'menu'     => array( 'title', 'content', 'status' ),
		'template' => array( 'title', 'content', 'description' ),
		'part'     => array( 'title', 'content', 'area' ),
		'styles'   => array( 'styles', 'settings' ),
		'site'     => array( 'title', 'description', Mini_Plugin::SETTING, 'posts_per_page', 'email' ),
	);

	private const TEXTS = array(
		'Plain %d',
		'<b>Bold</b> %d <script>adv()</script>',
		'<!-- wp:html --><iframe src="https://example.org/%d"></iframe><b>x</b><!-- /wp:html -->',
		'<p onclick="adv()">Handled %d</p>',
		'<!-- wp:paragraph {"className":"x"} --><p class="x">Block %d <a href="javascript:adv()">x</a></p><!-- /wp:paragraph -->',
		'“Quoted” \\\\ back\\slash \'%d\' & &amp; &lt;b&gt;',
		'',
	);

	/** Columns that are the same after both ways. */
	private const COLUMNS = array( 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_author', 'post_parent', 'menu_order', 'post_password', 'comment_status', 'ping_status' );

	/** Meta that says when and by whom. */
	private const PASSING = array( '_edit_last', '_edit_lock', '_wp_old_slug', '_wp_old_date', '_wp_trash_meta_status', '_wp_trash_meta_time', '_wp_desired_post_slug', '_adv_field' );

	/** @var array<string, string> Routes of records by name. */
	private array $routes = array();

	/** @var array<string, int> Posts that the saves created, by name. */
	private array $created = array();

	protected function setUp(): void {
		parent::setUp();
		$this->be( 'administrator' );
		// WordPress filters all styles at each save, also what the site has from before.
		wp_update_post( wp_slash( array( 'ID' => $this->ids['styles'], 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true}' ) ) );
		$theme = get_stylesheet();
		foreach ( array( 'templates' => array( 'adv-one' ), 'template-parts' => array( 'adv-part' ) ) as $base => $slugs ) {
			foreach ( $slugs as $slug ) {
				$this->assertSame( 201, $this->send( 'POST', "/wp/v2/$base", array( 'slug' => $slug, 'theme' => $theme, 'title' => 'Before', 'content' => 'Before' ) )->get_status(), $slug );
			}
		}
		$this->ids   += array(
			'category' => (int) wp_insert_term( 'Advs', 'category' )['term_id'],
			'tag'      => (int) wp_insert_term( 'Advs', 'post_tag' )['term_id'],
			'pattern'  => (int) wp_insert_term( 'Advs', 'wp_pattern_category' )['term_id'],
		);
		foreach ( Roles::ONLY_THEIR_OWN as $role ) {
			$this->ids[ "{$role}s_post" ]    = $this->make_post( array( 'post_author' => $this->users[ $role ], 'post_status' => 'writer' === $role ? 'draft' : 'publish' ) );
			$this->routes[ "{$role}s_post" ] = '/wp/v2/posts/' . $this->ids[ "{$role}s_post" ];
		}
		$this->routes += array(
			'page'       => '/wp/v2/pages/' . $this->ids['page'],
			'own_page'   => '/wp/v2/pages/' . $this->ids['own_page'],
			'other_page' => '/wp/v2/pages/' . $this->ids['other_page'],
			'private'    => '/wp/v2/pages/' . $this->ids['private'],
			'post'       => '/wp/v2/posts/' . $this->ids['post'],
			'own_post'   => '/wp/v2/posts/' . $this->ids['own_post'],
			'block'      => '/wp/v2/blocks/' . $this->ids['block'],
			'menu'       => '/wp/v2/navigation/' . $this->ids['menu'],
			'template'   => "/wp/v2/templates/$theme//adv-one",
			'part'       => "/wp/v2/template-parts/$theme//adv-part",
			'styles'     => '/wp/v2/global-styles/' . $this->ids['styles'],
			'site'       => '/wp/v2/settings',
		);
	}

	protected function tearDown(): void {
		mt_srand(); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Other tests are random again.
		parent::tearDown();
	}

	/** @return array<string, list<int>> */
	public static function cases_of_saves(): array {
		$cases = array();
		for ( $number = 1; $number <= self::SEQUENCES * max( 1, (int) getenv( 'ATELIER_ADVERSARY' ) ); ++$number ) {
			$cases[ "sequence $number" ] = array( $number );
		}
		return $cases;
	}

	/** @dataProvider cases_of_saves */
	public function test_publishing_gives_what_the_same_saves_give_live( int $number ): void {
		global $wpdb;
		$saves = $this->saves( $number );
		$wpdb->query( 'START TRANSACTION' );
		$live   = array();
		$report = array();
		foreach ( $saves as $at => $save ) {
			$wpdb->query( 'SAVEPOINT adv_save' );
			$live[ $at ] = $this->do_save( $save, 0 );
			if ( $live[ $at ]->get_status() >= 400 ) {
				// WordPress refuses some saves after it has written a part of them.
				$wpdb->query( 'ROLLBACK TO SAVEPOINT adv_save' );
				$this->forget_all();
			}
			$report[]    = "$at. {$save['role']} {$save['method']} {$save['of']} " . substr( (string) wp_json_encode( $save['arguments'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), 0, 120 ) . ' → ' . $live[ $at ]->get_status();
		}
		$story    = implode( "\n", $report );
		$expected = $this->state( $saves, $live );
		$wpdb->query( 'ROLLBACK' );
		$this->forget_all();

		$this->be( 'administrator' );
		$draft = $this->make_draft();
		foreach ( $saves as $at => $save ) {
			$before  = Site_Digest::kept();
			$answer  = $this->do_save( $save, $draft );
			$message = "save $at in the draft: " . substr( (string) wp_json_encode( $answer->get_data() ), 0, 200 ) . "\n$story";
			if ( isset( $save['arguments'][ Mini_Plugin::FIELD ] ) ) {
				// Live, it is the plugin's own callback that decides.
				$this->assertContains( $answer->get_status(), $live[ $at ]->get_status() < 400 ? array( 400 ) : array( 400, 403, 404 ), $message );
			} else {
				$this->assertSame( $live[ $at ]->get_status() < 400, $answer->get_status() < 400, $message );
			}
			if ( $answer->get_status() >= 400 ) {
				$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::kept() ), "what is refused stores nothing\n$message" );
			}
		}
		$answer = $this->ask_as( 'administrator', 'POST', "/atelier/v1/site-drafts/$draft/publish", array( 'conflicts' => 'mine' ) );
		$code   = $answer->get_data()['code'] ?? '';
		$this->assertTrue( 200 === $answer->get_status() || 'atelier_draft_empty' === $code, 'published: ' . wp_json_encode( $answer->get_data() ) . "\n$story" );
		$this->forget_all();
		$actual = $this->state( $saves, $live );
		foreach ( $expected as $name => $properties ) {
			foreach ( $properties as $property => $value ) {
				$now = $actual[ $name ][ $property ] ?? null;
				// WordPress filters all texts of a post at each save, also those that someone with more rights saved before.
				$is_kept = is_string( $now ) && is_string( $value ) && in_array( $property, array( 'post_title', 'post_content', 'post_excerpt' ), true )
					&& 'administrator' === self::last_to_save( $saves, $live, $name, str_replace( 'post_', '', $property ) );
				$this->assertSame( $value, $is_kept && $now !== $value ? $this->filtered( $property, $now ) : $now, "$property of $name\n$story" );
			}
		}
	}

	/**
	 * The last who saved a property on the live site.
	 *
	 * @param list<array{ role: string, method: string, of: string, arguments: array<string, mixed> }> $saves
	 * @param list<WP_REST_Response>                                                                    $live
	 */
	private static function last_to_save( array $saves, array $live, string $name, string $property ): string {
		$role = '';
		foreach ( $saves as $at => $save ) {
			if ( $save['of'] === $name && $live[ $at ]->get_status() < 400 && ( isset( $save['arguments'][ $property ] ) || ( 'excerpt' === $property && isset( $save['arguments']['description'] ) ) ) ) {
				$role = $save['role'];
			}
		}
		return $role;
	}

	/** A text as WordPress filters it for those who may not write HTML unfiltered. */
	private function filtered( string $column, string $text ): string {
		$this->be( 'designer' );
		return wp_unslash( (string) sanitize_post_field( $column, wp_slash( $text ), 0, 'db' ) );
	}

	private function forget_all(): void {
		$this->leave_drafts();
		wp_cache_flush();
		wp_clean_theme_json_cache();
	}

	/** @return list<array{ role: string, method: string, of: string, arguments: array<string, mixed> }> */
	private function saves( int $number ): array {
		$this->hostile( $number );
		$saves  = array();
		$gone   = array();
		$new    = 0;
		$names  = array_keys( $this->routes );
		while ( count( $saves ) < self::SAVES ) {
			$role = Hostile_Values::one_of( self::WHO );
			$kind = Hostile_Values::random( 11 );
			if ( 0 === $kind ) {
				$status  = Hostile_Values::one_of( array( 'publish', 'draft', 'private' ) );
				$saves[] = array( 'role' => $role, 'method' => 'POST', 'of' => 'new ' . ( ++$new ), 'arguments' => array( 'title' => 'T' . $this->text(), 'content' => 'x' . $this->text(), 'status' => $status ) + ( 'draft' === $status ? array() : array( 'slug' => "adv-$number-$new" ) ) );
				continue;
			}
			$name = Hostile_Values::one_of( $names );
			// WordPress shows styles only to those who may edit posts, and a draft can't be changed unseen.
			if ( isset( $gone[ $name ] ) || ( 'styles' === $name && 'themer' === $role ) ) {
				continue;
			}
			if ( 1 === $kind && ! in_array( $name, array( 'styles', 'site', 'part', 'template' ), true ) ) {
				$saves[]       = array( 'role' => $role, 'method' => 'DELETE', 'of' => $name, 'arguments' => in_array( $name, array( 'block', 'menu' ), true ) ? array( 'force' => true ) : array() );
				$gone[ $name ] = true;
				continue;
			}
			$arguments  = array();
			$properties = $this->properties( $name );
			for ( $more = Hostile_Values::random( 1 ); $more >= 0; --$more ) {
				$property               = Hostile_Values::one_of( $properties );
				$arguments[ $property ] = $this->value( $name, $property, $number );
			}
			if ( isset( $arguments[ Mini_Plugin::FIELD ] ) ) {
				$arguments = array( Mini_Plugin::FIELD => 'x' );
			}
			$saves[] = array( 'role' => $role, 'method' => 'POST', 'of' => $name, 'arguments' => $arguments );
		}
		return $saves;
	}

	private function hostile( int $number ): Hostile_Values {
		return new Hostile_Values( crc32( ( getenv( 'ATELIER_ADVERSARY_SEED' ) ?: self::SEED ) . " $number" ), array( 1 ) );
	}

	/** @return list<string> */
	private function properties( string $name ): array {
		return self::PROPERTIES[ self::PROPERTIES[ $name ] ?? null ? $name : ( false !== strpos( $this->routes[ $name ], '/pages/' ) ? 'page' : 'post' ) ];
	}

	private function text(): string {
		return sprintf( Hostile_Values::one_of( self::TEXTS ), Hostile_Values::random( 99 ) );
	}

	/** @return mixed */
	private function value( string $name, string $property, int $number ) {
		$notes = (string) wp_json_encode( array( array( 'content' => 'Note <img src=x onerror=adv()><b>b</b>', 'id' => 'aaaa' . Hostile_Values::random( 9 ) ) ) );
		$by_property = array(
			'status'             => array( 'publish', 'draft', 'private', 'pending' ),
			'template'           => array( '', 'adv-one' ),
			'author'             => array( $this->users['nopub'], $this->users['designer'], $this->users['administrator'] ),
			'parent'             => array( 0, $this->ids[ 'page' === $name ? 'other_page' : 'page' ] ),
			'menu_order'         => array( 1, 2, -3 ),
			'slug'               => array( "adv-slug-$number-$name", "Adv Slug $number $name <b>" ),
			'password'           => array( '', 'geheim', '<b>x</b>' ),
			'comment_status'     => array( 'open', 'closed' ),
			'sticky'             => array( true, false ),
			'categories'         => array( array( $this->ids['category'] ), array() ),
			'tags'               => array( array( $this->ids['tag'] ), array() ),
			'wp_pattern_category' => array( array( $this->ids['pattern'] ), array() ),
			'format'             => array( 'aside', 'standard' ),
			'area'               => array( 'header', 'footer', 'uncategorized' ),
			'posts_per_page'     => array( 3, 7 ),
			'email'              => array( 'adv@example.org' ),
			'meta'               => array( array( 'footnotes' => $notes ), array( Mini_Plugin::GUARDED => 'x' ), array( Mini_Plugin::SANITIZED => $this->text() ), array( Mini_Plugin::SANITIZED => 'y<script>adv()</script>', 'footnotes' => '' ) ),
			'styles'             => array( array( 'color' => array( 'text' => '#12345' . Hostile_Values::random( 9 ) ) ), array( 'css' => 'p{color:red}' ), array( 'elements' => array( 'link' => array( 'color' => array( 'text' => 'url(javascript:adv())' ) ) ) ) ),
			'settings'           => array( array( 'color' => array( 'palette' => array( 'custom' => array( array( 'slug' => 'adv', 'name' => 'Adv <b>', 'color' => '#abcdef' ) ) ) ) ), array( 'layout' => array( 'contentSize' => '5' . Hostile_Values::random( 9 ) . '0px' ) ) ),
		);
		if ( 'meta' === $property && 'block' === $name ) {
			return array( 'wp_pattern_sync_status' => Hostile_Values::one_of( array( 'partial', 'unsynced' ) ) );
		}
		if ( 'menu' === $name && 'status' === $property ) {
			return Hostile_Values::one_of( array( 'publish', 'draft' ) );
		}
		if ( 'title' === $property ) {
			// WordPress leaves a post as it is, without an error, if all of its texts would be empty.
			return 'T' . $this->text();
		}
		return isset( $by_property[ $property ] ) ? Hostile_Values::one_of( $by_property[ $property ] ) : $this->text();
	}

	/** @param array{ role: string, method: string, of: string, arguments: array<string, mixed> } $save */
	private function do_save( array $save, int $draft ): WP_REST_Response {
		$is_new = 0 === strpos( $save['of'], 'new ' );
		$answer = $this->save( $save['role'], $is_new ? ( in_array( $save['role'], Roles::ONLY_THEIR_OWN, true ) ? '/wp/v2/posts' : '/wp/v2/pages' ) : $this->routes[ $save['of'] ], $save['arguments'], $draft, $save['method'] );
		if ( $is_new ) {
			$this->created[ $save['of'] ] = (int) ( $answer->get_data()['id'] ?? 0 );
		}
		return $answer;
	}

	/**
	 * What is stored of the records that the saves are about.
	 *
	 * @param list<array{ role: string, method: string, of: string, arguments: array<string, mixed> }> $saves
	 * @param list<WP_REST_Response>                                                                    $live  The answers on the live site.
	 * @return array<string, array<string, mixed>>
	 */
	private function state( array $saves, array $live ): array {
		$states = array();
		foreach ( $saves as $at => $save ) {
			if ( 'DELETE' === $save['method'] && $live[ $at ]->get_status() < 400 ) {
				$post                   = get_post( $this->post_of( $save['of'] ) );
				$states[ $save['of'] ] = array( 'post_status' => $post ? $post->post_status : 'gone' );
				continue;
			}
			$states[ $save['of'] ] = 'site' === $save['of'] ? $this->settings() : $this->post( $this->post_of( $save['of'] ) );
		}
		return $states;
	}

	private function post_of( string $name ): int {
		if ( isset( $this->created[ $name ] ) ) {
			return $this->created[ $name ];
		}
		if ( in_array( $name, array( 'template', 'part' ), true ) ) {
			$template = get_block_template( get_stylesheet() . '//' . ( 'part' === $name ? 'adv-part' : 'adv-one' ), 'part' === $name ? 'wp_template_part' : 'wp_template' );
			return $template ? (int) $template->wp_id : 0;
		}
		return (int) $this->ids[ $name ];
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		$settings = array();
		foreach ( array( 'blogname', 'blogdescription', Mini_Plugin::SETTING, 'posts_per_page', 'admin_email', 'new_admin_email' ) as $name ) {
			$settings[ $name ] = get_option( $name );
		}
		return $settings;
	}

	/** @return array<string, mixed> */
	private function post( int $id ): array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ), ARRAY_A );
		if ( ! $row ) {
			return array( 'post_status' => 'gone' );
		}
		$state = array_intersect_key( $row, array_flip( self::COLUMNS ) );
		if ( 'wp_global_styles' === $row['post_type'] ) {
			$state['post_content'] = self::sorted( json_decode( $row['post_content'], true ) );
		}
		$meta = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_key, meta_value", $id ), ARRAY_A );
		foreach ( $meta as $one ) {
			// Nobody can tell an empty text from none, so publishing doesn't save it.
			$is_nothing = Mini_Plugin::SANITIZED === $one['meta_key'] && '' === $one['meta_value'];
			if ( ! $is_nothing && ! in_array( $one['meta_key'], self::PASSING, true ) && ! ( '_wp_page_template' === $one['meta_key'] && in_array( $one['meta_value'], array( '', 'default' ), true ) ) ) {
				$state[ 'meta ' . $one['meta_key'] ][] = $one['meta_value'];
			}
		}
		$terms = $wpdb->get_col( $wpdb->prepare( "SELECT t.slug FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = x.term_id WHERE r.object_id = %d ORDER BY t.slug", $id ) );
		if ( 'draft' === $row['post_status'] || 'pending' === $row['post_status'] ) {
			// Nobody has chosen it yet.
			unset( $state['post_name'] );
		}
		return $state + array(
			'terms'  => $terms,
			'sticky' => in_array( $id, array_map( 'intval', (array) get_option( 'sticky_posts' ) ), true ),
		);
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private static function sorted( $value ) {
		if ( is_array( $value ) ) {
			ksort( $value );
			// Empty lists say nothing.
			return array_filter( array_map( array( self::class, 'sorted' ), $value ), static fn( $one ): bool => array() !== $one );
		}
		return $value;
	}
}
