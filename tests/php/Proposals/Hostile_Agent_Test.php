<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Role;
use Atelier\Agents\Change_Reasons;
use Atelier\Conflicts\Save_Lock;
use Atelier\Proposals\Agent_Drafts;
use Atelier\Proposals\Hash;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\Tests\adversary\Site_Digest;
use WP_Abilities_Registry;
use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';
require_once dirname( __DIR__ ) . '/adversary/Site_Digest.php';

/**
 * What somebody tries who has the password of an agent, and reads the code of Atelier.
 *
 * @group newest
 */
final class Hostile_Agent_Test extends Agent_Case {
	/** @return array<string, array{ string }> */
	public static function cases_addresses_and_directives_that_run_something_are_refused(): array {
		$link = static fn( string $url ): array => array( '<!-- wp:navigation-link {"label":"x","kind":"custom","url":"' . $url . '"} /-->' );
		return array(
			'a script'                => $link( 'javascript:alert(1)' ),
			'with white space'        => $link( ' java\tscript:alert(1)' ),
			'with an entity'          => $link( 'javascript\u0026colon;alert(1)' ),
			'in another case'         => $link( 'JaVaScRiPt:alert(1)' ),
			'a document'              => $link( 'data:text/html,x' ),
			'a drawing with a script' => $link( 'data:image/svg+xml,x' ),
			'deep in an attribute'    => array( '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"javascript:alert(1)"}}}} --><div class="wp-block-group"></div><!-- /wp:group -->' ),
			'in a block inside'       => array( '<!-- wp:group --><div class="wp-block-group"><!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"vbscript:x","service":"x"} /--></ul><!-- /wp:social-links --></div><!-- /wp:group -->' ),
			'a directive'             => array( '<!-- wp:paragraph --><p data-wp-interactive="core/image">x</p><!-- /wp:paragraph -->' ),
			'an element as a script'  => array( '<!-- wp:template-part {"slug":"header","tagName":"script"} /-->' ),
		);
	}

	/** @dataProvider cases_addresses_and_directives_that_run_something_are_refused */
	public function test_addresses_and_directives_that_run_something_are_refused( string $markup ): void {
		$record   = false === strpos( $markup, 'navigation-link' ) ? '' : "wp_navigation:$this->menu";
		list( $result ) = $this->propose( $this->start(), array( $this->change( 'insert-block', '', compact( 'markup' ) + array( 'where' => 'last' ), $record ) ) );
		$this->assertSame( 'atelier_proposal_code', $result['code'], $result['message'] );
	}

	public function test_an_attribute_can_t_be_set_to_such_an_address_and_texts_stay_possible(): void {
		$draft = $this->start();
		$set   = fn( string $name, string $value ): array => $this->propose( $draft, array( $this->change( 'set-attribute', '0', compact( 'name', 'value' ), "wp_navigation:$this->menu", $draft ) ) )[0];
		$this->assertSame( 'atelier_proposal_code', $set( 'url', 'javascript:alert(1)' )['code'] );
		foreach ( array( 'label' => 'Data: what we keep', 'description' => 'JavaScript, in a day', 'url' => '/data:text' ) as $name => $value ) {
			$this->assertTrue( $set( $name, $value )['accepted'], $name );
		}
	}

	public function test_a_new_template_can_t_stand_in_for_one_that_is_there(): void {
		$draft = $this->start();
		$new   = static fn( string $type, string $slug ): array => array( 'op' => 'create-record', 'type' => $type, 'title' => 'New', 'slug' => $slug, 'markup' => self::paragraph( 'Mine' ), 'reason' => 'x' );
		$this->assertSame(
			array( 'atelier_proposal_taken_slug', 'atelier_proposal_taken_slug', '', '', 'atelier_proposal_taken_slug' ),
			array_column( $this->propose( $draft, array( $new( 'wp_template', 'index' ), $new( 'wp_template_part', 'header' ), $new( 'wp_template', 'page-new' ), $new( 'wp_template_part', 'banner' ), $new( 'wp_template_part', 'banner' ) ) ), 'code' )
		);
	}

	public function test_tags_that_don_t_end_are_refused_before_they_are_filtered(): void {
		$filtered = 0;
		$this->add_filter(
			'pre_kses',
			static function ( $text ) use ( &$filtered ) {
				$filtered += (int) ( strlen( $text ) > 1000 );
				return $text;
			}
		);
		foreach ( array( '<', '<a ', '< b' ) as $open ) {
			$markup = '<!-- wp:paragraph --><p>' . str_repeat( $open, 40000 ) . '</p><!-- /wp:paragraph -->';
			$this->assertSame( 'atelier_proposal_less_than', $this->propose( $this->start(), array( array( 'markup' => $markup ) + $this->good() ) )[0]['code'] );
		}
		$this->assertSame( 0, $filtered );
		$this->assertSame( '', $this->propose( $this->start(), array( array( 'markup' => '<!-- wp:paragraph --><p>1 &lt; 2<br>3 <img src="/a.png" alt="a"/></p><!-- /wp:paragraph -->' ) + $this->good() ) )[0]['code'] );
	}

	public function test_nor_through_an_attribute_and_parts_neither(): void {
		$theme   = get_stylesheet();
		$part    = static fn( string $slug, string $more = '' ): string => "<!-- wp:template-part {\"slug\":\"$slug\"$more} /-->";
		$pattern = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => '<!-- wp:block {"ref":1} /-->' ) );
		$other   = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => self::paragraph( 'Other' ) ) );
		$outer   = "wp_template_part:$theme//header";
		$draft   = $this->start();
		$inner   = $this->propose( $draft, array( array( 'op' => 'create-record', 'type' => 'wp_template_part', 'title' => 'Inner', 'slug' => 'loop-inner', 'markup' => $part( 'header' ), 'reason' => 'x' ) ) )[0]['record'];
		$this->assertSame( "wp_template_part:$theme//loop-inner", $inner );
		$insert  = fn( string $record, string $markup ): array => $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => $markup ), $record, $draft );
		$changes = array(
			'an attribute'      => $this->change( 'set-attribute', '0', array( 'name' => 'ref', 'value' => $pattern ), "wp_block:$pattern", $draft ),
			'itself'            => $insert( $outer, $part( 'header' ) ),
			'with its theme'    => $insert( $outer, $part( 'header', ",\"theme\":\"$theme\"" ) ),
			'through another'   => $insert( $outer, $part( 'loop-inner' ) ),
			'another part'      => $insert( $outer, $part( 'footer' ) ),
			'another attribute' => $this->change( 'set-attribute', '0', array( 'name' => 'ref', 'value' => $other ), "wp_block:$pattern", $draft ),
			'a pattern to come' => $this->change( 'set-attribute', '0', array( 'name' => 'ref', 'value' => $pattern + 1000 ), "wp_block:$pattern", $draft ),
			'a new one of it'   => array( 'op' => 'create-record', 'type' => 'wp_block', 'title' => 'New', 'markup' => '<!-- wp:block {"ref":' . ( $pattern + 1000 ) . '} /-->', 'reason' => 'x' ),
			'many'              => $insert( $outer, implode( "\n", array_map( static fn( int $number ): string => $part( "some-$number" ), range( 1, 101 ) ) ) ),
		);
		$codes   = array_combine( array_keys( $changes ), array_column( $this->propose( $draft, array_values( $changes ) ), 'code' ) );
		$loop    = 'atelier_proposal_loop_of_patterns';
		$this->assertSame( array( 'an attribute' => $loop, 'itself' => $loop, 'with its theme' => $loop, 'through another' => $loop, 'another part' => '', 'another attribute' => '', 'a pattern to come' => 'atelier_proposal_no_pattern', 'a new one of it' => 'atelier_proposal_no_pattern', 'many' => 'atelier_proposal_many_patterns' ), $codes );
	}

	/** @return array<string, array{ string }> Blocks of a part with the slug “loopy”. */
	public static function cases_of_loops(): array {
		return array(
			'itself'                         => array( '<!-- wp:template-part {"slug":"loopy"} /-->' ),
			'in another case'                => array( '<!-- wp:template-part {"slug":"Loopy"} /-->' ),
			'with an empty theme'            => array( '<!-- wp:template-part {"slug":"loopy","theme":""} /-->' ),
			'as what a menu opens in'        => array( '<!-- wp:navigation {"overlay":"loopy"} /-->' ),
			'as the same, with its theme'    => array( '<!-- wp:navigation {"overlay":"THEME//loopy"} /-->' ),
			'in a block inside'              => array( '<!-- wp:group --><div class="wp-block-group"><!-- wp:template-part {"slug":"loopy"} /--></div><!-- /wp:group -->' ),
		);
	}

	/** @dataProvider cases_of_loops */
	public function test_a_new_part_can_t_contain_itself( string $markup ): void {
		$markup  = str_replace( 'THEME', get_stylesheet(), $markup );
		$new     = static fn( string $slug, string $markup ): array => array( 'op' => 'create-record', 'type' => 'wp_template_part', 'title' => 'Loop', 'reason' => 'x' ) + compact( 'slug', 'markup' );
		$draft   = $this->start();
		$results = $this->propose( $draft, array( $new( 'loopy', $markup ), $new( 'ping', $markup ), $new( 'loopy', '<!-- wp:template-part {"slug":"ping"} /-->' ) ) );
		$this->assertSame( array( 'atelier_proposal_loop_of_patterns', '', 'atelier_proposal_loop_of_patterns' ), array_column( $results, 'code' ) );
	}

	public function test_a_pattern_can_t_contain_itself_also_through_others(): void {
		$use   = static fn( int $pattern ): string => "<!-- wp:block {\"ref\":$pattern} /-->";
		$inner = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => self::paragraph( 'Inner' ) ) );
		$outer = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => $use( $inner ) ) );
		$other = $this->make_post( array( 'post_type' => 'wp_block', 'post_content' => self::paragraph( 'Other' ) ) );
		$draft = $this->start();
		$codes = array();
		foreach ( array( $inner, $outer, $other ) as $used ) {
			$codes[] = $this->propose( $draft, array( $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => $use( $used ) ), "wp_block:$inner" ) ) )[0]['code'];
		}
		$this->assertSame( array( 'atelier_proposal_loop_of_patterns', 'atelier_proposal_loop_of_patterns', '' ), $codes );
	}

	public function test_what_a_person_has_locked_can_t_be_unlocked(): void {
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_content' => '<!-- wp:spacer {"lock":{"remove":true},"height":"10px"} /-->' ) );
		$draft = $this->start();
		foreach ( array( null, array( 'remove' => false ) ) as $value ) {
			$this->assertSame( 'atelier_proposal_locked', $this->propose( $draft, array( $this->change( 'set-attribute', '0', array( 'name' => 'lock', 'value' => $value ), "page:$page" ) ) )[0]['code'] );
		}
	}

	/** @return array<string, array{ string, bool, list<string> }> The lock, whether the order may change, and that of a block around. */
	public static function cases_locks_of_containers(): array {
		return array(
			'all'                           => array( '"templateLock":"all"', false ),
			'content only'                  => array( '"templateLock":"contentOnly"', false ),
			'nothing new'                   => array( '"templateLock":"insert"', true ),
			'unlocked inside of a lock'     => array( '"templateLock":false', true, true ),
			'none'                          => array( '"anchor":"x"', true, true ),
		);
	}

	/** @dataProvider cases_locks_of_containers */
	public function test_which_blocks_are_in_a_locked_one_stays( string $lock, bool $may_move, bool $may_insert = false ): void {
		$words  = static fn( string $text ): string => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
		$inner  = "<!-- wp:group {{$lock}} -->\n<div class=\"wp-block-group\">" . $words( 'One' ) . $words( 'Two' ) . "</div>\n<!-- /wp:group -->";
		$outer  = false !== strpos( $lock, 'false' ) ? "<!-- wp:group {\"templateLock\":\"all\"} -->\n<div class=\"wp-block-group\">$inner</div>\n<!-- /wp:group -->" : $inner;
		$at     = $outer === $inner ? '0' : '0.0';
		$page   = 'page:' . $this->make_post( array( 'post_type' => 'page', 'post_content' => $outer ) );
		$draft  = $this->start();
		$hash   = array_column( $this->answer( 'read-record', array( 'record' => $page ) )['blocks'], 'hash', 'path' );
		$tried  = fn( string $op, string $path, array $more ): string => (string) ( $this->propose( $draft, array( array( 'op' => $op, 'record' => $page, 'path' => $path, 'hash' => $hash[ $path ], 'reason' => 'x' ) + $more ), true )[0]['code'] ?? '' );
		$locked = 'atelier_proposal_locked';
		$this->assertSame( '', $tried( 'replace-block', "$at.0", array( 'markup' => $words( 'Other words' ) ) ), 'other words' );
		$this->assertSame( $may_insert ? '' : $locked, $tried( 'replace-block', "$at.0", array( 'markup' => '<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n<!-- /wp:separator -->' ) ), 'another block' );
		$this->assertSame( $may_insert ? '' : $locked, $tried( 'insert-block', $at, array( 'where' => 'last', 'markup' => $words( 'New' ) ) ), 'a new block' );
		$this->assertSame( $may_insert ? '' : $locked, $tried( 'remove-block', "$at.0", array() ), 'no block' );
		$this->assertSame( $may_move ? '' : $locked, $tried( 'move-block', "$at.0", array( 'to' => "$at.1", 'to_hash' => $hash[ "$at.1" ], 'where' => 'after' ) ), 'another order' );
	}

	public function test_what_people_add_to_its_draft_is_only_counted_where_it_may_not_read_it(): void {
		$draft  = $this->start();
		$secret = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'private', 'post_title' => 'Secret' ) );
		$this->propose( $draft, array( $this->good() ) );
		wp_set_current_user( $this->admin );
		$this->in( $draft, 'POST', "/wp/v2/pages/$secret", array( 'excerpt' => 'By a person' ) );
		wp_set_current_user( $this->agent );
		$read = $this->answer( 'read-draft', compact( 'draft' ) );
		$this->assertSame( array( array( "page:$this->page" ), 1 ), array( array_column( $read['records'], 'record' ), $read['others'] ) );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $read ) );
	}

	public function test_drafts_are_counted_and_started_by_one_request_at_a_time(): void {
		$taken = array();
		$agent = Agent::current();
		$this->add_filter(
			'wp_insert_post_data',
			static function ( $data ) use ( &$taken, $agent ) {
				$taken[] = count( Save_Lock::taken( array( Agent_Drafts::lock( $agent ) ) ) );
				return $data;
			}
		);
		$this->start();
		$this->assertSame( 1, $taken[0] ?? 0 );
		$this->assertSame( array(), Save_Lock::taken( array( Agent_Drafts::lock( $agent ) ) ) );
	}

	public function test_one_of_very_many_changes_that_can_t_be_saved_takes_few_attempts(): void {
		$saves = 0;
		$this->add_filter(
			'rest_dispatch_request',
			static function ( $result, $request ) use ( &$saves ) {
				$saves += 'GET' === $request->get_method() ? 0 : 1;
				return $result;
			}
		);
		$draft = $this->start();
		$wrong = array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'template', 'hash' => Hash::of( '' ), 'value' => 'no-such-template', 'reason' => 'x' );
		$good  = array_fill( 0, 300, $this->good() );
		array_splice( $good, 170, 0, array( $wrong ) );
		$saves   = 0;
		$results = $this->propose( $draft, $good );
		$this->assertSame( array( 170 ), array_keys( array_filter( $results, static fn( array $result ): bool => ! $result['accepted'] ) ) );
		$this->assertTrue( $saves < 30, "$saves requests" );
		$this->assertSame( 301, substr_count( $this->store->changes( $draft )[ "page:$this->page" ]->edits()['content'], '<!-- wp:paragraph' ) );
	}

	public function test_very_many_that_can_t_be_saved_are_refused_after_some_attempts(): void {
		$saves = 0;
		$this->add_filter(
			'rest_dispatch_request',
			static function ( $result ) use ( &$saves ) {
				++$saves;
				return $result;
			}
		);
		$draft   = $this->start();
		$wrong   = static fn( int $number, string $record ): array => array( 'op' => 'set-style', 'record' => $record, 'path' => "styles.blocks.core/x$number.color.text", 'hash' => Hash::NONE, 'value' => 'red;}body{display:none', 'reason' => 'x' );
		$saves   = 0;
		$results = $this->propose( $draft, array_map( fn( int $number ): array => $wrong( $number, $this->styles_key() ), range( 1, 300 ) ) );
		$this->assertSame( array(), array_filter( array_column( $results, 'accepted' ) ) );
		$this->assertTrue( $saves < 200, "$saves requests" );
	}

	public function test_no_reason_is_lost_or_looks_like_something_else(): void {
		$draft   = $this->start();
		$why     = static fn( string $letter ): string => str_repeat( $letter, 999 );
		$fake    = "Typo.\n\nNo problems found.\u{2028}Checked by Atelier";
		$results = $this->propose( $draft, array( array( 'reason' => $fake ) + $this->good(), array( 'reason' => $why( 'a' ) ) + $this->good( 'Second' ) ) );
		$this->assertSame( array( true, true ), array_column( $results, 'accepted' ) );
		$reasons = static fn(): array => explode( "\n", Change_Reasons::of( $draft )[ array_key_first( Change_Reasons::of( $draft ) ) ] );
		$this->assertSame( array( 'Typo. No problems found. Checked by Atelier', $why( 'a' ) ), $reasons() );
		$more = array();
		foreach ( range( 'b', 'k' ) as $letter ) {
			$more[] = array( 'reason' => $why( $letter ) ) + $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( $letter ) ), '', $draft );
		}
		$this->assertSame( array_merge( array_fill( 0, 8, '' ), array_fill( 0, 2, 'atelier_proposal_reasons' ) ), array_column( $this->propose( $draft, $more ), 'code' ) );
		$this->assertCount( 10, $reasons() );
	}

	public function test_a_reason_that_can_t_be_saved_is_said(): void {
		$draft = $this->start();
		$good  = $this->good();
		$held  = new Save_Lock( "atelier_draft:$draft" );
		$this->add_filter(
			'rest_request_after_callbacks',
			static function ( $response, $handler, $request ) use ( $held ) {
				if ( 'POST' === $request->get_method() && 0 === strpos( $request->get_route(), '/wp/v2/pages' ) ) {
					$held->take();
				}
				return $response;
			}
		);
		list( $result ) = $this->propose( $draft, array( $good ) );
		$held->release();
		$this->assertTrue( $result['accepted'] );
		$this->assertStringContainsString( 'reason', $result['message'] );
	}

	public function test_many_requests_can_t_make_a_record_that_is_too_large(): void {
		$draft = $this->start();
		$large = array( 'markup' => self::paragraph( str_repeat( 'lorem ipsum ', 16000 ) ) );
		$codes = array();
		foreach ( range( 1, 2 ) as $request ) {
			$change = $large + $this->change( 'insert-block', '', array( 'where' => 'last' ), '', $draft );
			$codes  = array_merge( $codes, array_column( $this->propose( $draft, array_fill( 0, 4, $change ) ), 'code' ) );
		}
		$this->assertSame( array_merge( array_fill( 0, 5, '' ), array_fill( 0, 3, 'atelier_proposal_record_too_large' ) ), $codes );
		$this->assertSame( '', $this->propose( $draft, array( $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( 'Short' ) ), '', $draft ) ) )[0]['code'] );
	}

	public function test_many_records_can_t_make_a_draft_that_is_too_large(): void {
		$draft = $this->start();
		$new   = array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Large', 'markup' => self::paragraph( str_repeat( 'lorem ipsum ', 16500 ) ), 'reason' => 'x' );
		$codes = array();
		foreach ( range( 1, 7 ) as $request ) {
			$codes = array_merge( $codes, array_column( $this->propose( $draft, array_fill( 0, 4, $new ) ), 'code' ) );
		}
		$this->assertSame( array( '' => 26, 'atelier_proposal_draft_too_large' => 2 ), array_count_values( $codes ) );
	}

	public function test_a_draft_that_somebody_else_holds_is_waited_for_once(): void {
		$draft = $this->start();
		$other = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Other' ) );
		$busy  = 0;
		$this->add_filter(
			'rest_dispatch_request',
			static function ( $result, $request ) use ( &$busy ) {
				if ( 'GET' === $request->get_method() || 0 === strpos( $request->get_route(), '/atelier/' ) ) {
					return $result;
				}
				++$busy;
				return Draft_Refusal::busy();
			}
		);
		$new     = array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'reason' => 'x' );
		$results = $this->propose( $draft, array( $this->good(), $this->good(), $this->good(), $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( 'x' ) ), "page:$other" ), $new ) );
		$this->assertSame( array_fill( 0, 5, 'atelier_busy' ), array_column( $results, 'code' ) );
		$this->assertSame( 1, $busy );
	}

	public function test_what_is_too_large_is_refused_where_wordpress_runs_abilities(): void {
		$request = new WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/Atelier/propose/run' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"input":"' . str_repeat( 'x', 2 * MB_IN_BYTES ) . '"}' );
		$status = rest_do_request( $request )->get_status();
		$this->assertContains( $status, array( 403, 413 ), (string) $status );
		$request->set_route( '/wp-abilities/v1/abilities/atelier/propose/run' );
		$this->assertSame( 413, rest_do_request( $request )->get_status() );
	}

	/** @return array<string, array{ string, string, callable|null }> Another role, or the filter of another plugin. */
	public static function cases_of_rights_that_others_give(): array {
		$all = static fn( $caps ): array => array_fill_keys( array( 'edit_theme_options', 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'unfiltered_html', 'manage_options' ), true ) + $caps;
		return array(
			'another role'               => array( 'administrator', '', null ),
			'a filter of capabilities'   => array( '', 'user_has_cap', $all ),
			'a filter of what is needed' => array( '', 'map_meta_cap', static fn(): array => array( 'exist' ) ),
		);
	}

	/** @dataProvider cases_of_rights_that_others_give */
	public function test_nobody_makes_a_person_of_an_agent( string $role, string $hook, ?callable $filter ): void {
		Agent_Role::prepare();
		$this->undo_later( static fn() => remove_role( Agent_Role::NAME ) );
		$user = get_userdata( $this->agent );
		$user->set_role( Agent_Role::NAME );
		if ( '' !== $role ) {
			$user->add_role( $role );
		}
		if ( $filter ) {
			$this->add_filter( $hook, $filter );
		}
		wp_set_current_user( 0 );
		wp_set_current_user( $this->agent );
		$before = Site_Digest::live();
		foreach ( array( "/wp/v2/pages/$this->page", '/wp/v2/settings', '/wp/v2/users/me', '/batch/v1', '/atelier/v1/site-drafts' ) as $route ) {
			$request = new WP_REST_Request( 'POST', $route );
			$request->set_body_params( array( 'title' => 'Live', 'name' => 'Anna', 'requests' => array( array( 'path' => '/wp/v2/settings' ) ) ) );
			$this->assertSame( 'atelier_agent_route', rest_do_request( $request )->get_data()['code'] ?? '', $route );
		}
		$draft = $this->start();
		$code  = array( 'markup' => '<!-- wp:html --><script>1</script><!-- /wp:html -->' );
		$this->assertSame( array( '', 'atelier_proposal_code' ), array_column( $this->propose( $draft, array( $this->good(), $code + $this->good() ) ), 'code' ) );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	public function test_an_ability_that_another_plugin_takes_away_stays_a_route(): void {
		if ( function_exists( 'wp_unregister_ability' ) ) {
			$ability = wp_get_ability( 'atelier/start-draft' );
			$this->assertNotNull( wp_unregister_ability( 'atelier/start-draft' ) );
			$this->undo_later( static fn() => WP_Abilities_Registry::get_instance()->register( 'atelier/start-draft', array( 'label' => $ability->get_label(), 'description' => $ability->get_description(), 'category' => $ability->get_category(), 'input_schema' => $ability->get_input_schema(), 'output_schema' => $ability->get_output_schema(), 'execute_callback' => array( $ability, 'execute' ), 'permission_callback' => array( $ability, 'check_permissions' ), 'meta' => $ability->get_meta() ) ) );
			$this->assertSame( 404, rest_do_request( new WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/atelier/start-draft/run' ) )->get_status() );
		}
		$this->assertTrue( $this->start() > 0 );
	}
}
