<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;
use WP_User;

/**
 * The screen Settings › Atelier agents: who may propose changes, what they did, and how much they may. Works without JavaScript.
 */
final class Agents_Screen {
	private Agent_Accounts $accounts;
	private Drafted_By_Agents $drafts;
	private string $problem       = '';
	private ?Agent_Access $access = null;

	public function __construct( Agent_Accounts $accounts, Drafted_By_Agents $drafts ) {
		$this->accounts = $accounts;
		$this->drafts   = $drafts;
	}

	public function show_problem( string $problem ): void {
		$this->problem = $problem;
	}

	public function show_access( Agent_Access $access ): void {
		$this->access = $access;
	}

	/** @param string $done What was just done, one of the actions of Agents_Module; empty for nothing. */
	public function render( string $done ): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Atelier agents', 'atelier' ); ?></h1>
			<?php $this->render_messages( $done ); ?>
			<p style="max-inline-size: 50em"><?php esc_html_e( 'An agent is a program that proposes changes to your site, such as an AI assistant. It can’t publish anything: what it proposes becomes a site draft, which you check, change and publish, or discard.', 'atelier' ); ?></p>
			<h2><?php esc_html_e( 'Who may propose changes', 'atelier' ); ?></h2>
			<?php
			$this->render_agents();
			$this->render_adding();
			( new Agent_Settings_Form() )->render();
			?>
		</div>
		<?php
		Agents_Script::render();
	}

	private function render_messages( string $done ): void {
		$messages = array(
			'stop' => __( 'The agent was stopped. Its passwords no longer work, and its site drafts are on hold.', 'atelier' ),
			'save' => __( 'Settings saved.', 'atelier' ),
		);
		if ( '' !== $this->problem ) {
			self::notice( 'error', $this->problem );
		} elseif ( isset( $messages[ $done ] ) ) {
			self::notice( 'success', $messages[ $done ] );
		}
		if ( $this->access ) {
			$this->render_access( $this->access, 'renew' === $done );
		}
		if ( ! Agent_Accounts::has_passwords() ) {
			self::notice( 'warning', Agent_Accounts::no_passwords_message() );
		}
	}

	private static function notice( string $kind, string $text ): void {
		printf( '<div class="notice notice-%s"%s><p>%s</p></div>', esc_attr( $kind ), 'error' === $kind ? ' role="alert"' : '', esc_html( $text ) );
	}

	private function render_access( Agent_Access $access, bool $is_new_password ): void {
		$text    = $access->text();
		$message = $is_new_password
			/* translators: %s: the name of an agent. */
			? __( '“%s” has a new password. Its earlier passwords no longer work.', 'atelier' )
			/* translators: %s: the name of an agent. */
			: __( '“%s” can propose changes now.', 'atelier' );
		?>
		<div class="notice notice-success">
			<p><strong><?php echo esc_html( sprintf( $message, $access->name() ) ); ?></strong></p>
			<p><label for="atelier-agent-access"><?php esc_html_e( 'Copy this text into the agent’s configuration now. It contains the password, which won’t be shown again.', 'atelier' ); ?></label></p>
			<p><textarea id="atelier-agent-access" class="large-text code" dir="ltr" readonly autofocus rows="<?php echo esc_attr( (string) ( substr_count( $text, "\n" ) + 3 ) ); ?>"><?php echo esc_textarea( $text ); ?></textarea></p>
		</div>
		<?php
	}

	private function render_agents(): void {
		$agents = $this->accounts->all();
		if ( ! $agents ) {
			printf( '<p>%s</p>', esc_html__( 'No agents yet.', 'atelier' ) );
			return;
		}
		$counts  = $this->drafts->counts( array_map( static fn( WP_User $user ): int => $user->ID, $agents ) );
		echo '<table class="widefat striped atelier-agents"><thead><tr>';
		foreach ( self::columns() as $column ) {
			printf( '<th scope="col">%s</th>', esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $agents as $user ) {
			$this->render_agent( $user, $counts[ $user->ID ] );
		}
		echo '</tbody></table>';
		// Cells below each other on small screens, as in WordPress's own tables.
		echo '<style>@media ( max-width: 782px ) { .atelier-agents thead { display: none } .atelier-agents td, .atelier-agents th { display: block } .atelier-agents td[data-column]::before { content: attr( data-column ); display: block; font-weight: 600 } }</style>';
	}

	/** @return array{ string, string, string, string, string } */
	private static function columns(): array {
		return array( __( 'Agent', 'atelier' ), __( 'Added by', 'atelier' ), __( 'Last active', 'atelier' ), __( 'What it did', 'atelier' ), __( 'Actions', 'atelier' ) );
	}

	/** @param array{ open: int, published: int } $counts */
	private function render_agent( WP_User $user, array $counts ): void {
		$record = Agent_Record::of( $user->ID );
		$owner  = get_userdata( $record->added_by() );
		$used   = Agent_Accounts::last_used( $user->ID );

		list( , $added, $active, $did ) = self::columns();
		?>
		<tr>
			<th scope="row"><bdi><?php echo esc_html( $user->display_name ); ?></bdi><br><span class="description" dir="ltr"><?php echo esc_html( $user->user_login ); ?></span></th>
			<td data-column="<?php echo esc_attr( $added ); ?>"><?php echo esc_html( $owner ? $owner->display_name : __( 'Unknown', 'atelier' ) ); ?></td>
			<td data-column="<?php echo esc_attr( $active ); ?>">
				<?php
				if ( $record->is_stopped() ) {
					printf( '<strong>%s</strong>', esc_html( self::stopped_label( $record ) ) );
				} elseif ( $used > 0 ) {
					echo esc_html( (string) wp_date( (string) get_option( 'date_format' ), $used ) );
				} else {
					esc_html_e( 'Never', 'atelier' );
				}
				?>
			</td>
			<td data-column="<?php echo esc_attr( $did ); ?>">
				<?php
				$this->render_link(
					'/drafts',
					/* translators: %s: number of site drafts. */
					sprintf( _n( '%s open site draft', '%s open site drafts', $counts['open'], 'atelier' ), number_format_i18n( $counts['open'] ) )
				);
				$this->render_link(
					'/drafts&activeView=published',
					/* translators: %s: number of site drafts. */
					sprintf( _n( '%s published', '%s published', $counts['published'], 'atelier' ), number_format_i18n( $counts['published'] ) )
				);
				$this->render_link( "/history&agents=1&agent=$user->ID", __( 'Changes in the history', 'atelier' ) );
				?>
			</td>
			<td>
				<?php
				if ( ! $record->is_stopped() ) {
					/* translators: %s: the name of an agent. */
					$this->render_action( 'stop', $user, __( 'Stop', 'atelier' ), sprintf( __( 'Stop “%s”', 'atelier' ), $user->display_name ) );
				}
				if ( Agent_Accounts::has_passwords() && current_user_can( 'edit_user', $user->ID ) ) {
					$label = $record->is_stopped()
						/* translators: %s: the name of an agent. */
						? __( 'Allow again with a new password: “%s”', 'atelier' )
						/* translators: %s: the name of an agent. */
						: __( 'Replace password of “%s”', 'atelier' );
					$this->render_action( 'renew', $user, Agent_Accounts::renew_label( $user->ID ), sprintf( $label, $user->display_name ) );
				}
				?>
			</td>
		</tr>
		<?php
	}

	private static function stopped_label( Agent_Record $record ): string {
		$by = get_userdata( $record->stopped_by() );
		/* translators: %s: a user. */
		return $by ? sprintf( __( 'Stopped by %s', 'atelier' ), $by->display_name ) : __( 'Stopped', 'atelier' );
	}

	private function render_link( string $route, string $text ): void {
		if ( current_user_can( Page::capability() ) ) {
			printf( '<a href="%s">%s</a><br>', esc_url( Page::url() . '&p=' . $route ), esc_html( $text ) );
		} else {
			printf( '%s<br>', esc_html( $text ) );
		}
	}

	/** What is asked before an action; empty for one that takes nothing away. */
	private static function question( string $action, WP_User $user ): string {
		if ( 'stop' === $action ) {
			/* translators: %s: the name of an agent. */
			return sprintf( __( 'Stop “%s”? Its passwords end at once, and its site drafts are put on hold.', 'atelier' ), $user->display_name );
		}
		/* translators: %s: the name of an agent. */
		return Agent_Record::of( $user->ID )->is_stopped() ? '' : sprintf( __( 'Replace the password of “%s”? The present one ends at once, so the agent needs the new one in its configuration.', 'atelier' ), $user->display_name );
	}

	private function render_action( string $action, WP_User $user, string $text, string $label ): void {
		$question = self::question( $action, $user );
		?>
		<form method="post" action="<?php echo esc_url( Agents_Module::url() ); ?>" style="display: inline-block"<?php echo '' === $question ? '' : ' data-question="' . esc_attr( $question ) . '"'; ?>>
			<?php wp_nonce_field( Agents_Module::SLUG ); ?>
			<input type="hidden" name="<?php echo esc_attr( Agents_Module::ACTION ); ?>" value="<?php echo esc_attr( $action ); ?>">
			<input type="hidden" name="agent" value="<?php echo esc_attr( (string) $user->ID ); ?>">
			<button class="button<?php echo 'stop' === $action ? ' button-link-delete' : ''; ?>" aria-label="<?php echo esc_attr( $label ); ?>"><?php echo esc_html( $text ); ?></button>
		</form>
		<?php
	}

	private function render_adding(): void {
		?>
		<h2><?php esc_html_e( 'Add an agent', 'atelier' ); ?></h2>
		<?php
		if ( ! Agent_Accounts::may_add() ) {
			printf( '<p>%s</p>', esc_html__( 'You aren’t allowed to add users. Ask someone who is to add the agent.', 'atelier' ) );
			return;
		}
		?>
		<form method="post" action="<?php echo esc_url( Agents_Module::url() ); ?>">
			<?php wp_nonce_field( Agents_Module::SLUG ); ?>
			<input type="hidden" name="<?php echo esc_attr( Agents_Module::ACTION ); ?>" value="add">
			<p>
				<label for="atelier-agent-name"><?php esc_html_e( 'Name', 'atelier' ); ?></label>
				<input id="atelier-agent-name" name="name" type="text" class="regular-text" required maxlength="60" autocomplete="off" aria-describedby="atelier-agent-name-help">
				<button class="button"<?php disabled( ! Agent_Accounts::has_passwords() ); ?>><?php esc_html_e( 'Add agent', 'atelier' ); ?></button>
			</p>
			<p class="description" id="atelier-agent-name-help"><?php esc_html_e( 'Adds a user who may only read the site and propose changes, with a password for the program.', 'atelier' ); ?></p>
		</form>
		<?php
	}
}
