<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Conflicts\Save_Lock;
use Atelier\Proposals\Hash;
use Atelier\SiteDrafts\Draft_Locks;
use Atelier\Tests\adversary\Site_Digest;

require_once __DIR__ . '/Agent_Case.php';
require_once dirname( __DIR__ ) . '/adversary/Site_Digest.php';

/**
 * What agents propose goes into their drafts, and nowhere else.
 */
final class Propose_Test extends Agent_Case {
	public function test_changes_of_all_kinds_go_into_the_draft_with_their_reasons(): void {
		$before  = Site_Digest::live();
		$draft   = $this->start();
		$results = $this->propose(
			$draft,
			array(
				$this->good( 'Three' ),
				$this->change( 'remove-block', '1' ),
				$this->change( 'set-attribute', '2', array( 'name' => 'height', 'value' => '2rem' ) ),
				array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => Hash::of( 'About' ), 'value' => 'About us', 'reason' => 'Warmer.' ),
				$this->change( 'add-menu-item', '0', array( 'where' => 'after', 'label' => 'About', 'page' => $this->page ), "wp_navigation:$this->menu" ),
				array( 'op' => 'set-style', 'record' => $this->styles_key(), 'path' => 'styles.color.background', 'hash' => Hash::NONE, 'value' => '#ffeedd', 'reason' => 'Brand.' ),
				array( 'op' => 'add-preset', 'record' => $this->styles_key(), 'kind' => 'color', 'slug' => 'brand-rust', 'title' => 'Rust', 'value' => '#aa4400', 'reason' => 'Brand.' ),
				array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Contact', 'markup' => self::paragraph( 'Write to us.' ), 'reason' => 'Missing.' ),
				array( 'op' => 'set-style', 'record' => $this->styles_key(), 'path' => 'styles.elements.h6.color.text', 'hash' => Hash::NONE, 'value' => 'var:preset|color|brand-rust', 'reason' => 'Brand.' ),
				array( 'op' => 'create-record', 'type' => 'wp_template_part', 'title' => 'Banner', 'markup' => self::paragraph( 'Sale' ), 'reason' => 'Missing.' ),
				array( 'op' => 'set-property', 'record' => 'site', 'name' => 'description', 'hash' => Hash::of( get_option( 'blogdescription' ) ), 'value' => 'Better bread', 'reason' => 'Clear.' ),
			)
		);
		$this->assertSame( array(), array_filter( array_column( $results, 'message' ) ), (string) wp_json_encode( $results ) );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
		$this->assertSame( $this->agent, Draft_Origin::agent_of( $draft ) );
		$this->assertSame( "Because of insert-block.\nBecause of remove-block.\nBecause of set-attribute.\nWarmer.", Change_Reasons::of( $draft )[ "page:$this->page" ] );
		wp_set_current_user( $this->admin );
		$page = $this->in( $draft, 'GET', "/wp/v2/pages/$this->page" );
		$this->assertSame( 'About us', self::raw( $page, 'title' ) );
		$this->assertSame( array( 'core/heading', 'core/spacer', 'core/paragraph' ), array_values( array_filter( array_column( parse_blocks( self::raw( $page, 'content' ) ), 'blockName' ) ) ) );
		$this->assertStringContainsString( '"label":"About"', self::raw( $this->in( $draft, 'GET', "/wp/v2/navigation/$this->menu" ), 'content' ) );
		$styles = json_decode( (string) wp_json_encode( $this->in( $draft, 'GET', "/wp/v2/global-styles/$this->styles" )->get_data() ), true );
		$this->assertSame( '#ffeedd', $styles['styles']['color']['background'] );
		$this->assertSame( 'brand-rust', $styles['settings']['color']['palette']['custom'][0]['slug'] );
		$this->assertSame( 'Better bread', $this->in( $draft, 'GET', '/wp/v2/settings' )->get_data()['description'] );
		$this->assertSame( 'Contact', self::raw( $this->in( $draft, 'GET', '/wp/v2/pages/' . explode( ':', $results[7]['record'] )[1] ), 'title' ) );
	}

	public function test_rights_end_with_the_request_also_when_something_throws(): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		foreach ( array( 'edit_theme_options', 'edit_pages', 'manage_options', 'unfiltered_html' ) as $capability ) {
			$this->assertFalse( current_user_can( $capability ), $capability );
		}
		$change = $this->good( 'Later' );
		$this->add_filter(
			'rest_pre_insert_page',
			static function (): void {
				throw new \RuntimeException( 'A plugin is broken.' );
			}
		);
		try {
			$this->ask( 'propose', array( 'draft' => $draft, 'changes' => array( $change ) ) );
		} catch ( \RuntimeException $error ) {
			$this->assertSame( 'A plugin is broken.', $error->getMessage() );
		}
		$this->assertFalse( current_user_can( 'edit_theme_options' ) );
		$this->assertFalse( has_filter( 'user_has_cap' ) && current_user_can( 'edit_pages' ) );
	}

	public function test_a_dry_run_answers_the_same_and_stores_nothing(): void {
		$draft   = $this->start();
		$changes = array( $this->good(), array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Contact', 'reason' => 'Missing.' ), array( 'op' => 'remove-block', 'record' => "page:$this->page", 'path' => '0', 'hash' => 'wrong', 'reason' => 'x' ) );
		$before  = array( Site_Digest::live(), Site_Digest::kept() );
		$dry     = $this->propose( $draft, $changes, true );
		$this->assertSame( $before, array( Site_Digest::live(), Site_Digest::kept() ) );
		$real = $this->propose( $draft, $changes );
		$this->assertSame( array( true, true, false ), array_column( $real, 'accepted' ) );
		$this->assertSame( array_column( $real, 'message' ), array_column( $dry, 'message' ) );
	}

	public function test_what_a_person_has_just_changed_isn_t_overwritten(): void {
		$draft  = $this->start();
		$change = $this->change( 'replace-block', '1', array( 'markup' => self::paragraph( 'Agent' ) ) );
		wp_set_current_user( $this->admin );
		$this->live( 'POST', "/wp/v2/pages/$this->page", array( 'content' => str_replace( 'Two', 'Person', self::CONTENT ) ) );
		wp_set_current_user( $this->agent );
		list( $result ) = $this->propose( $draft, array( $change ) );
		$this->assertSame( 'atelier_proposal_changed', $result['code'] );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_what_a_person_saves_while_the_request_runs_isn_t_overwritten(): void {
		$draft   = $this->start();
		$changes = array( $this->good(), $this->change( 'remove-block', '2' ) );
		$is_done = false;
		// Between reading and saving, once.
		$this->add_filter(
			'rest_pre_dispatch',
			function ( $result, $server, $request ) use ( &$is_done ) {
				if ( ! $is_done && 'POST' === $request->get_method() && "/wp/v2/pages/$this->page" === $request->get_route() ) {
					$is_done = true;
					global $wpdb;
					$wpdb->update( $wpdb->posts, array( 'post_content' => str_replace( 'Two', 'Person', self::CONTENT ), 'post_modified_gmt' => '2031-01-01 00:00:00' ), array( 'ID' => $this->page ) );
					clean_post_cache( $this->page );
				}
				return $result;
			}
		);
		$results = $this->propose( $draft, $changes );
		$this->assertTrue( $is_done );
		$this->assertSame( array( 'atelier_proposal_changed', 'atelier_proposal_changed' ), array_column( $results, 'code' ) );
		$this->assertSame( array(), $this->store->changes( $draft ) );
	}

	public function test_one_that_the_record_can_t_have_doesn_t_take_the_others_with_it(): void {
		$draft   = $this->start();
		$style   = static fn( string $path, string $value ): array => array( 'op' => 'set-style', 'record' => '', 'path' => $path, 'hash' => Hash::NONE, 'value' => $value, 'reason' => 'x' );
		$changes = array_map( fn( array $change ): array => array( 'record' => $this->styles_key() ) + $change, array( $style( 'styles.color.background', '#112233' ), $style( 'styles.color.text', 'red;}body{display:none' ), $style( 'styles.elements.h6.color.text', '#445566' ) ) );
		$preset  = static fn( string $slug ): array => array( 'op' => 'add-preset', 'record' => $changes[0]['record'], 'kind' => 'color', 'slug' => $slug, 'title' => $slug, 'value' => '#123456', 'reason' => 'x' );
		$results = $this->propose( $draft, array_merge( $changes, array( $preset( 'oak' ), $preset( 'rust' ), $preset( 'oak' ) ) ) );
		$this->assertSame( array( true, false, true, true, true, false ), array_column( $results, 'accepted' ), (string) wp_json_encode( $results ) );
		$this->assertSame( array( 'atelier_styles_invalid', 'atelier_proposal_taken' ), array( $results[1]['code'], $results[5]['code'] ) );
		$styles = $this->store->changes( $draft )[ $this->styles_key() ]->edits()['styles'];
		$this->assertSame( array( '#112233', '#445566', null ), array( $styles['color']['background'], $styles['elements']['h6']['color']['text'], $styles['color']['text'] ?? null ) );
	}

	public function test_what_is_like_this_already_is_refused_and_has_no_reason(): void {
		$draft   = $this->start();
		$style   = array( 'op' => 'set-style', 'record' => $this->styles_key(), 'path' => 'styles.elements.h6.color.text', 'hash' => Hash::NONE, 'value' => '#445566', 'reason' => 'x' );
		$title   = array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => Hash::of( 'About' ), 'value' => 'About', 'reason' => 'x' );
		$second  = array( 'path' => 'styles.elements.h5.color.text' ) + $style;
		$this->propose( $draft, array( $style, $second ) );
		$again   = array( 'hash' => Hash::of( '#445566' ) );
		$results = $this->propose( $draft, array( $again + $second, $again + $style, $title ) );
		$this->assertSame( array_fill( 0, 3, 'atelier_proposal_nothing' ), array_column( $results, 'code' ) );
		$this->assertSame( array( $this->styles_key() ), array_keys( Change_Reasons::of( $draft ) ) );
	}

	public function test_drafts_of_others_and_private_records_don_t_exist_for_an_agent(): void {
		$mine    = $this->start();
		$private = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'private', 'post_title' => 'Secret' ) );
		$locked  = $this->make_post( array( 'post_type' => 'page', 'post_password' => 'x', 'post_title' => 'Secret' ) );
		$pending = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Secret' ) );
		foreach ( array( "page:$private", "page:$locked", "page:$pending", 'page:0', 'page:x', 'attachment:1', 'user:1', 'wp_template:other//home', 'wp_template:' . get_stylesheet() . '//../../x', 'atelier_draft:' . $mine, '' ) as $key ) {
			$response = $this->ask( 'read-record', array( 'record' => $key ) );
			$this->assertContains( $response->get_status(), array( 400, 404 ), $key );
			$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $response->get_data() ), $key );
		}
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $this->answer( 'find-records', array( 'type' => 'page' ) ) ) . wp_json_encode( $this->answer( 'describe-site' ) ) );
		$this->make_agent();
		foreach ( array( 'propose' => array( 'changes' => array( $this->good() ) ), 'read-draft' => array(), 'preview' => array(), 'withdraw' => array(), 'request-review' => array() ) as $name => $input ) {
			$this->assertSame( 404, $this->ask( $name, array( 'draft' => $mine ) + $input )->get_status(), $name );
		}
		$this->assertSame( 404, $this->ask( 'read-record', array( 'record' => "page:$this->page", 'draft' => $mine ) )->get_status() );
		wp_set_current_user( $this->admin );
		$of_people = $this->make_draft();
		wp_set_current_user( $this->agent );
		$this->assertSame( 404, $this->ask( 'propose', array( 'draft' => $of_people, 'changes' => array( $this->good() ) ) )->get_status() );
	}

	public function test_withdrawing_leaves_what_a_person_has_worked_on(): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good(), $this->change( 'add-menu-item', '0', array( 'where' => 'after', 'label' => 'x', 'url' => '/x' ), "wp_navigation:$this->menu" ) ) );
		wp_set_current_user( $this->admin );
		$this->in( $draft, 'POST', "/wp/v2/pages/$this->page", array( 'excerpt' => 'By a person' ) );
		wp_set_current_user( $this->agent );
		$this->assertSame( 409, $this->ask( 'withdraw', array( 'draft' => $draft, 'record' => "page:$this->page" ) )->get_status() );
		$this->assertSame( 409, $this->ask( 'withdraw', array( 'draft' => $draft ) )->get_status() );
		$this->assertSame( 200, $this->ask( 'withdraw', array( 'draft' => $draft, 'record' => "wp_navigation:$this->menu" ) )->get_status() );
		$this->assertSame( array( "page:$this->page" ), array_keys( $this->store->changes( $draft ) ) );
	}

	/** @return array<string, array{ string, array<string, mixed> }> */
	public static function cases_of_what_people_make_of_a_draft(): array {
		return array(
			'a note'          => array( '/notes', array( 'text' => 'Keep this.' ) ),
			'another name'    => array( '', array( 'title' => 'Summer' ) ),
			'a link to share' => array( '/links', array( 'days' => 7 ) ),
		);
	}

	/**
	 * @dataProvider cases_of_what_people_make_of_a_draft
	 * @param array<string, mixed> $sent
	 */
	public function test_withdrawing_leaves_what_people_have_made_of_a_draft( string $route, array $sent ): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		wp_set_current_user( $this->admin );
		$this->assertContains( $this->live( 'POST', "/atelier/v1/site-drafts/$draft$route", $sent )->get_status(), array( 200, 201 ) );
		wp_set_current_user( $this->agent );
		$this->assertSame( 'atelier_proposal_of_others', $this->ask( 'withdraw', array( 'draft' => $draft ) )->get_data()['code'] );
		$this->assertSame( 1, $this->answer( 'withdraw', array( 'draft' => $draft, 'record' => "page:$this->page" ) )['withdrawn'], 'its records' );
		$this->assertNotNull( $this->store->get( $draft ) );
	}

	public function test_a_withdrawn_draft_leaves_nothing(): void {
		$before = Site_Digest::kept();
		$draft  = $this->start();
		$this->propose( $draft, array( $this->good(), array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Contact', 'reason' => 'x' ) ) );
		$this->assertSame( 2, $this->answer( 'withdraw', array( 'draft' => $draft ) )['withdrawn'] );
		$this->assertSame( $before, Site_Digest::kept() );
	}

	public function test_two_agents_have_drafts_of_their_own_with_the_same_page(): void {
		$first = $this->start();
		$this->propose( $first, array( $this->good( 'First' ) ) );
		$this->make_agent();
		$second = $this->start();
		$this->propose( $second, array( $this->good( 'Second' ) ) );
		$this->assertStringContainsString( 'First', $this->store->changes( $first )[ "page:$this->page" ]->edits()['content'] );
		$this->assertStringNotContainsString( 'First', $this->store->changes( $second )[ "page:$this->page" ]->edits()['content'] );
	}

	public function test_a_draft_outlives_the_user_of_its_agent_and_waits_for_somebody_to_take_it_over(): void {
		$this->nest_transactions();
		$draft = $this->start();
		$this->propose( $draft, array( $this->good(), array( 'op' => 'create-record', 'type' => 'page', 'title' => 'Contact', 'reason' => 'x' ) ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_set_current_user( $this->admin );
		wp_delete_user( $this->agent );
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertCount( 2, $changes );
		$this->assertSame( array( 'unapproved', 'unapproved' ), array_column( $changes, 'status' ) );
		$this->assertSame( 409, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/publish" )->get_status() );
	}

	public function test_a_person_takes_it_over_and_publishes_it(): void {
		$this->nest_transactions();
		$draft = $this->start();
		$this->propose( $draft, array( $this->good( 'From an agent' ) ) );
		$this->assertTrue( $this->answer( 'request-review', array( 'draft' => $draft ) )['waits'] );
		wp_set_current_user( $this->admin );
		$changes = $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data();
		$this->assertSame( 'unapproved', $changes[0]['status'] );
		$this->assertTrue( $changes[0]['approvable'] );
		$seen     = array( 'keys' => array( $changes[0]['key'] ), 'versions' => array( $changes[0]['version'] ) );
		$this->assertSame( 200, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/changes/checked", $seen )->get_status() );
		$approved = $this->live( 'POST', "/atelier/v1/site-drafts/$draft/changes/approve", $seen );
		$this->assertSame( 200, $approved->get_status(), (string) wp_json_encode( $approved->get_data() ) );
		$published = $this->live( 'POST', "/atelier/v1/site-drafts/$draft/publish" );
		$this->assertSame( 200, $published->get_status(), (string) wp_json_encode( $published->get_data() ) );
		clean_post_cache( $this->page );
		$this->assertStringContainsString( 'From an agent', get_post( $this->page )->post_content );
	}

	public function test_notes_of_people_are_read_and_answered(): void {
		$draft = $this->start();
		$note  = Draft_Notes::add( $draft, "page:$this->page", 'Shorter, please.', $this->admin, '2026-11-27 12:00:00' );
		$this->assertSame( array( array( 'note' => $note, 'record' => "page:$this->page", 'text' => 'Shorter, please.', 'date' => '2026-11-27T12:00:00Z', 'answer' => '' ) ), $this->answer( 'read-draft', compact( 'draft' ) )['notes'] );
		$this->assertTrue( $this->answer( 'answer-note', array( 'draft' => $draft, 'note' => $note, 'text' => 'Done.' ) )['answered'] );
		$this->assertSame( 'Done.', $this->answer( 'read-draft', compact( 'draft' ) )['notes'][0]['answer'] );
		$this->assertSame( 404, $this->ask( 'answer-note', array( 'draft' => $draft, 'note' => 'x', 'text' => 'Done.' ) )->get_status() );
		$this->make_agent();
		$this->assertSame( 404, $this->ask( 'answer-note', array( 'draft' => $draft, 'note' => $note, 'text' => 'Not mine.' ) )->get_status() );
	}

	public function test_answers_stay_as_they_were_when_the_draft_was_published(): void {
		$draft = $this->start();
		$note  = Draft_Notes::add( $draft, '', 'Why?', $this->admin, '2026-11-27 12:00:00' );
		$this->assertTrue( $this->answer( 'answer-note', array( 'draft' => $draft, 'note' => $note, 'text' => 'Because.' ) )['answered'] );
		$this->store->mark_published( $draft, $this->admin );
		$this->assertSame( 'atelier_draft_published', $this->ask( 'answer-note', array( 'draft' => $draft, 'note' => $note, 'text' => 'I never said that.' ) )->get_data()['code'] );
		$this->assertSame( 'Because.', Draft_Notes::of( $draft )[0]['answer']['text'] );
	}

	public function test_an_answer_is_written_while_nobody_else_changes_the_draft(): void {
		$draft = $this->start();
		$note  = Draft_Notes::add( $draft, '', 'Why?', $this->admin, '2026-11-27 12:00:00' );
		$lock  = ( new Draft_Locks( $this->store ) )->of( $draft );
		$taken = array();
		$this->add_filter(
			'update_post_metadata',
			static function ( $result, $id, $key ) use ( $lock, $draft, &$taken ) {
				if ( $id === $draft && '_atelier_draft_note' === $key ) {
					$taken[] = Save_Lock::taken( array( $lock ) );
				}
				return $result;
			},
			10,
			3
		);
		$this->answer( 'answer-note', array( 'draft' => $draft, 'note' => $note, 'text' => 'Because.' ) );
		$this->assertSame( array( array( $lock ) ), $taken );
	}

	public function test_a_scheduled_draft_stays_as_somebody_has_agreed_to_it(): void {
		$draft = $this->start();
		$this->propose( $draft, array( $this->good() ) );
		$this->store->set_schedule( $draft, array( 'date' => '2099-01-01 00:00:00', 'user' => $this->admin ) );
		$this->assertSame( 'atelier_proposal_scheduled', $this->ask( 'propose', array( 'draft' => $draft, 'changes' => array( $this->good() ) ) )->get_data()['code'] );
		$this->assertSame( 'atelier_proposal_scheduled', $this->ask( 'withdraw', array( 'draft' => $draft ) )->get_data()['code'] );
	}
}
