<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Site_Guidelines;
use Atelier\Proposals\Readable_Record;
use Atelier\Tests\adversary\Site_Digest;
use WP_Error;
use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';
require_once dirname( __DIR__ ) . '/adversary/Site_Digest.php';

/**
 * What an agent can't do, whatever it sends.
 */
final class Boundary_Test extends Agent_Case {
	/** Where agents may write. */
	private const OWN = '#^/(?:atelier/v1/agents/|wp-abilities/v1/)#';

	public function test_every_writing_route_of_the_site_refuses_an_agent(): void {
		$before = Site_Digest::live();
		$tried  = 0;
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( preg_match( self::OWN, $route ) ? array() : $handlers as $handler ) {
				foreach ( array_diff( array_keys( array_filter( $handler['methods'] ) ), array( 'GET', 'HEAD', 'OPTIONS' ) ) as $method ) {
					++$tried;
					$this->assertContains( $this->send( $method, $route, $handler ), array( 401, 403 ), "$method $route" );
				}
			}
		}
		$this->assertTrue( $tried > 150, "$tried routes were tried" );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	/** Of what WordPress lets everybody do who is logged in; Agent_Boundary refuses it to agents. */
	private const OF_EVERYBODY = '#^/(?:batch/v1|wp/v2/(?:users/(?:me|\(\?P<(?:id|user_id)>[^/]+)|comments)(?:/|$)|wp-abilities/v1|atelier/v1/agents/)#';

	public function test_its_role_alone_may_change_nothing_of_the_site(): void {
		$this->assertSame( array(), $this->allowed() );
		wp_set_current_user( $this->admin );
		$this->assertTrue( count( $this->allowed() ) > 40, 'administrators may' );
	}

	/** @return list<string> The writing routes whose permission callbacks let the current user in. */
	private function allowed(): array {
		$allowed = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( preg_match( self::OF_EVERYBODY, $route ) ? array() : $handlers as $handler ) {
				$methods = array_diff( array_keys( array_filter( $handler['methods'] ) ), array( 'GET', 'HEAD', 'OPTIONS' ) );
				$request = new WP_REST_Request( (string) reset( $methods ), $route );
				$request->set_url_params( array( 'id' => $this->page, 'parent' => $this->page, 'type' => 'page', 'taxonomy' => 'category', 'stylesheet' => get_stylesheet() ) );
				$request->set_body_params( array( 'title' => 'x', 'status' => 'publish', 'post' => $this->page ) );
				if ( $methods && true === ( is_callable( $handler['permission_callback'] ?? null ) ? call_user_func( $handler['permission_callback'], $request ) : true ) ) {
					$allowed[] = implode( ',', $methods ) . " $route";
				}
			}
		}
		return $allowed;
	}

	/** @param array<string, mixed> $handler */
	private function send( string $method, string $route, array $handler ): int {
		$ids  = array( 'id' => $this->page, 'parent' => $this->page, 'user_id' => $this->agent );
		$path = (string) preg_replace_callback( '/\(\?P<(\w+)>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/', static fn( array $found ): string => (string) ( $ids[ $found[1] ] ?? '1' ), $route );
		$body = array();
		foreach ( is_array( $handler['args'] ?? null ) ? $handler['args'] : array() as $name => $argument ) {
			if ( ! empty( $argument['required'] ) && ! isset( $ids[ $name ] ) ) {
				$body[ $name ] = self::valid( $argument );
			}
		}
		$request = new WP_REST_Request( $method, str_replace( array( '?', '\\' ), '', $path ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) ( $body + array( 'title' => 'x', 'content' => 'x' ) ) ) );
		return rest_do_request( $request )->get_status();
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private static function valid( array $schema ) {
		$values = array( 'integer' => 1, 'number' => 1, 'boolean' => true, 'array' => array(), 'object' => (object) array() );
		return $schema['enum'][0] ?? $values[ is_array( $schema['type'] ?? '' ) ? reset( $schema['type'] ) : $schema['type'] ?? '' ] ?? 'x';
	}

	public function test_without_its_capability_nothing_is_answered(): void {
		foreach ( array( 'subscriber', 'editor', 'administrator', '' ) as $role ) {
			wp_set_current_user( 0 );
			if ( '' !== $role ) {
				$this->log_in_as( $role );
			}
			foreach ( array( 'describe-site' => array(), 'start-draft' => array( 'title' => 'x' ), 'propose' => array( 'draft' => 1, 'changes' => array( array() ) ) ) as $name => $input ) {
				$this->assertSame( '' === $role ? 401 : 403, $this->ask( $name, $input )->get_status(), "$role $name" );
			}
		}
	}

	/** @return array<string, array{ array<string, mixed>, string }> */
	public static function cases_planted_changes_are_refused_by_themselves(): array {
		$insert = array( 'op' => 'insert-block', 'record' => 'PAGE', 'path' => '', 'hash' => 'HASH', 'where' => 'last', 'reason' => 'x' );
		$style  = array( 'op' => 'set-style', 'record' => 'STYLES', 'path' => 'styles.color.text', 'hash' => 'none', 'value' => '#111111', 'reason' => 'x' );
		$new    = array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'reason' => 'x' );
		$named  = array( 'op' => 'set-property', 'record' => 'PAGE', 'name' => 'title', 'hash' => 'TITLE', 'value' => 'New', 'reason' => 'x' );
		$preset = array( 'op' => 'add-preset', 'record' => 'STYLES', 'kind' => 'color', 'slug' => 'planted', 'title' => 'New', 'value' => '#111111', 'reason' => 'x' );
		return array(
			'no object'                   => array( array( 'text' ), 'operation' ),
			'no operation'                => array( array( 'reason' => 'x' ), 'operation' ),
			'an unknown operation'        => array( array( 'op' => 'publish' ) + $insert, 'operation' ),
			'no reason'                   => array( array_diff_key( $insert, array( 'reason' => 1 ) ) + array( 'markup' => '<!-- wp:spacer /-->' ), 'missing' ),
			'an empty reason'             => array( array( 'reason' => '' ) + $named, 'value' ),
			'no markup'                   => array( $insert, 'missing' ),
			'a foreign field'             => array( $named + array( 'status' => 'publish' ), 'foreign' ),
			'a field of another type'     => array( array( 'path' => array( 0 ), 'markup' => '<!-- wp:spacer /-->' ) + $insert, 'value' ),
			'an old hash'                 => array( array( 'hash' => '000000000000', 'markup' => '<!-- wp:spacer /-->' ) + $insert, 'changed' ),
			'an old title'                => array( array( 'hash' => '000000000000' ) + $named, 'changed' ),
			'a record of another type'    => array( array( 'record' => 'user:1' ) + $named, 'type' ),
			'media'                       => array( array( 'record' => 'attachment:1' ) + $named, 'type' ),
			'a change of a draft'         => array( array( 'record' => 'atelier_change:1' ) + $named, 'type' ),
			'a record that isn’t there'   => array( array( 'record' => 'page:99999999' ) + $named, 'no_record' ),
			'a template of another theme' => array( array( 'record' => 'wp_template:other//home' ) + $named, 'no_record' ),
			'a path as an id'             => array( array( 'record' => 'wp_template:' . get_stylesheet() . '//../../wp-config' ) + $named, 'no_record' ),
			'a status'                    => array( array( 'name' => 'status' ) + $named, 'property' ),
			'an author'                   => array( array( 'name' => 'author' ) + $named, 'property' ),
			'meta'                        => array( array( 'name' => 'meta' ) + $named, 'property' ),
			'an empty title'              => array( array( 'value' => ' ' ) + $named, 'value' ),
			'a title that is a list'      => array( array( 'value' => array( 'x' ) ) + $named, 'value' ),
			'a title with a script'       => array( array( 'value' => '<script>alert(1)</script>' ) + $named, 'code' ),
			'a slug that is none'         => array( array( 'name' => 'slug', 'hash' => 'SLUG', 'value' => 'A b!' ) + $named, 'slug' ),
			'a setting of the site'       => array( array( 'record' => 'site', 'name' => 'default_role' ) + $named, 'property' ),
			'the address of the site'     => array( array( 'record' => 'site', 'name' => 'url' ) + $named, 'property' ),
			'blocks in styles'            => array( array( 'record' => 'STYLES', 'markup' => '<!-- wp:spacer /-->' ) + $insert, 'no_blocks' ),
			'styles in a page'            => array( array( 'record' => 'PAGE' ) + $style, 'no_styles' ),
			'CSS'                         => array( array( 'path' => 'styles.css.x' ) + $style, 'path' ),
			'a setting of the styles'     => array( array( 'path' => 'settings.appearanceTools' ) + $style, 'path' ),
			'a path with spaces'          => array( array( 'path' => 'styles.co lor.text' ) + $style, 'path' ),
			'a path that never ends'      => array( array( 'path' => 'styles' . str_repeat( '.a', 100 ) ) + $style, 'path' ),
			'a group of styles'           => array( array( 'value' => array( 'a' => 1 ) ) + $style, 'value' ),
			'another rule in a style'     => array( array( 'value' => 'red;}body{display:none}' ) + $style, '' ),
			'an address in a style'       => array( array( 'value' => 'url(javascript:alert(1))' ) + $style, 'code' ),
			'a preset that is there'      => array( array( 'slug' => 'black', 'kind' => 'color' ) + $preset, '' ),
			'a preset with a rule'        => array( array( 'value' => 'red;}body{display:none}' ) + $preset, '' ),
			'a preset without a value'    => array( array( 'value' => ' ' ) + $preset, 'value' ),
			'a preset with a bad slug'    => array( array( 'slug' => 'A b' ) + $preset, 'value' ),
			'a new user'                  => array( array( 'type' => 'user' ) + $new, 'value' ),
			'a new page with a script'    => array( array( 'markup' => '<!-- wp:html --><script>1</script><!-- /wp:html -->' ) + $new, 'code' ),
			'a new page with lone items'  => array( array( 'markup' => '<!-- wp:column --><div class="wp-block-column"></div><!-- /wp:column -->' ) + $new, 'misplaced' ),
			'a new page without blocks'   => array( array( 'markup' => 'Hello' ) + $new, 'no_block_around' ),
		);
	}

	/**
	 * @dataProvider cases_planted_changes_are_refused_by_themselves
	 * @param array<mixed> $planted
	 */
	public function test_planted_changes_are_refused_by_themselves( array $planted, string $code ): void {
		$read    = $this->answer( 'read-record', array( 'record' => "page:$this->page" ) );
		$hashes  = array_column( $read['properties'], 'hash', 'name' );
		$actual  = array( 'PAGE' => "page:$this->page", 'STYLES' => $this->styles_key(), 'HASH' => $read['hash'], 'TITLE' => $hashes['title'], 'SLUG' => $hashes['slug'] );
		$planted = array_map( static fn( $value ) => is_string( $value ) ? $actual[ $value ] ?? $value : $value, $planted );
		$draft   = $this->start();
		$before  = Site_Digest::live();
		$results = $this->propose( $draft, array( $this->good( 'Before' ), $planted, $this->change( 'remove-block', '1' ) ) );
		$this->assertSame( array( true, false, true ), array_column( $results, 'accepted' ), (string) wp_json_encode( $results ) );
		$this->assertMatchesRegularExpression( '/^.{15,}[.]$/su', $results[1]['message'] );
		if ( '' === $code ) {
			$this->assertNotSame( '', $results[1]['code'] );
		} else {
			$this->assertSame( "atelier_proposal_$code", $results[1]['code'], $results[1]['message'] );
		}
		$this->assertSame( array( "page:$this->page" ), array_keys( $this->store->changes( $draft ) ), 'and nothing else was stored' );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	public function test_what_is_too_large_is_refused_before_it_is_read(): void {
		$draft = $this->start();
		$this->assertSame( 413, $this->ask( 'propose', array( 'draft' => $draft, 'changes' => array( array( 'op' => str_repeat( 'x', 20 * MB_IN_BYTES ) ) ) ) )->get_status() );
		$many = $this->ask( 'propose', array( 'draft' => $draft, 'changes' => array_fill( 0, 10000, array( 'op' => 'x' ) ) ) );
		$this->assertSame( array( 400, 'atelier_proposal_input' ), array( $many->get_status(), $many->get_data()['code'] ) );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_guidelines_of_a_megabyte_stay_readable(): void {
		$this->add_filter( 'atelier_site_guidelines', static fn(): array => array( 'voice' => str_repeat( 'Be kind. ', 120000 ) ) );
		$answer = $this->answer( 'describe-site' );
		$this->assertTrue( strlen( (string) wp_json_encode( $answer ) ) < 100000 );
		$this->assertStringEndsWith( 'too long.]', $answer['guidelines']['voice'] );
		$this->assertSame( $answer['guidelines']['voice'], Site_Guidelines::parsed( $answer['guidelines'] )['voice'], 'also when it is saved' );
	}

	public function test_says_where_there_is_no_area_at_all(): void {
		$this->expectExceptionMessage( 'anything right now' );
		Readable_Record::refuse_area( 'page', new Agent_Limits( array( 'areas' => array() ) ) );
	}

	public function test_areas_and_numbers_that_the_site_sets_are_kept(): void {
		$draft = $this->start();
		$this->add_filter( 'pre_option_atelier_agents', static fn(): array => array( 'areas' => array( 'menus' ), 'drafts' => 1, 'changes' => 1 ) );
		$menu = $this->change( 'add-menu-item', '0', array( 'where' => 'after', 'label' => 'x', 'url' => '/x' ), "wp_navigation:$this->menu" );
		$this->assertSame( 409, $this->ask( 'start-draft', array( 'title' => 'Another' ) )->get_status() );
		$results = $this->propose( $draft, array( $menu, array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => 'x', 'value' => 'x', 'reason' => 'x' ), array( 'op' => 'create-record', 'type' => 'wp_navigation', 'title' => 'More', 'reason' => 'x' ) ) );
		$this->assertSame( array( '', 'atelier_proposal_area', 'atelier_proposal_full' ), array_column( $results, 'code' ) );
		$this->assertSame( 404, $this->ask( 'read-record', array( 'record' => "page:$this->page" ) )->get_status() );
	}

	/** How many sequences of random abilities are run: 1,000 in `npm run test:reliability`. */
	private static function sequences(): int {
		return max( 40, 20 * (int) getenv( 'ATELIER_RELIABILITY' ) );
	}

	public function test_random_sequences_of_abilities_change_nothing_outside_of_drafts(): void {
		mt_srand( 44 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The same sequences each time.
		$this->undo_later( static fn() => mt_srand() );
		$this->add_filter( 'pre_option_atelier_agents', static fn(): array => array( 'requests' => 1200, 'drafts' => 50 ) );
		$before = Site_Digest::live();
		for ( $sequence = 0, $count = self::sequences(); $sequence < $count; $sequence++ ) {
			delete_option( "atelier_agent_rate_$this->agent" );
			$draft = $this->start( "Sequence $sequence" );
			for ( $step = 0; $step < 6; $step++ ) {
				$this->step( $draft );
			}
			$this->ask( 'withdraw', array( 'draft' => $draft ) );
		}
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
		$this->assertFalse( current_user_can( 'edit_theme_options' ) );
	}

	private function step( int $draft ): void {
		$record = $this->one_of( array( "page:$this->page", "wp_navigation:$this->menu", $this->styles_key(), 'site', 'wp_template:' . get_stylesheet() . '//404', 'wp_template_part:' . get_stylesheet() . '//header' ) );
		$read   = $this->ask( 'read-record', compact( 'record', 'draft' ) )->get_data();
		$blocks = $read['blocks'] ?? array();
		$block  = $blocks ? $this->one_of( $blocks ) : array( 'path' => '', 'hash' => $read['hash'] ?? 'none' );
		$other  = $blocks ? $this->one_of( $blocks ) : $block;
		$named  = ( $read['properties'] ?? array() ) ? $this->one_of( $read['properties'] ) : array( 'name' => 'title', 'hash' => 'none' );
		$more   = array( 'record' => $record, 'path' => $block['path'], 'hash' => $block['hash'], 'reason' => 'At random.' );
		$change = $this->one_of(
			array(
				array( 'op' => 'insert-block', 'where' => $this->one_of( array( 'before', 'after', 'first', 'last' ) ), 'markup' => self::paragraph( uniqid() ) ) + $more,
				array( 'op' => 'replace-block', 'markup' => self::paragraph( uniqid() ) ) + $more,
				array( 'op' => 'move-block', 'to' => $other['path'], 'to_hash' => $other['hash'], 'where' => $this->one_of( array( 'before', 'after', 'first' ) ) ) + $more,
				array( 'op' => 'remove-block' ) + $more,
				array( 'op' => 'set-property', 'record' => $record, 'name' => $named['name'], 'hash' => $named['hash'], 'value' => 'random-' . mt_rand(), 'reason' => 'At random.' ),
				array( 'op' => 'set-style', 'record' => $record, 'path' => 'styles.spacing.blockGap', 'hash' => 'none', 'value' => '2rem', 'reason' => 'At random.' ),
				array( 'op' => 'create-record', 'type' => $this->one_of( array( 'page', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part' ) ), 'title' => 'New ' . mt_rand(), 'reason' => 'At random.' ),
			)
		);
		switch ( mt_rand( 0, 5 ) ) {
			case 0:
				$this->ask( 'withdraw', compact( 'draft', 'record' ) );
				break;
			case 1:
				$this->ask( 'request-review', compact( 'draft' ) );
				break;
			default:
				$status = $this->ask( 'propose', array( 'draft' => $draft, 'changes' => array( $change, $change ), 'dry_run' => 1 === mt_rand( 0, 4 ) ) )->get_status();
				$this->assertSame( 200, $status );
		}
	}

	/**
	 * @template T
	 * @param array<T> $values
	 * @return T
	 */
	private function one_of( array $values ) {
		return array_values( $values )[ mt_rand( 0, count( $values ) - 1 ) ]; // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- With a seed.
	}

	public function test_other_doors_are_closed_too(): void {
		$this->assertInstanceOf( WP_Error::class, rest_do_request( new WP_REST_Request( 'POST', '/wp/v2/users/me' ) )->as_error() );
		$_GET = array( 'atelier_draft' => (string) $this->start() );
		$this->assertSame( 403, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/templates' ) )->get_status(), 'not even in its own draft' );
	}
}
